/** A socket that comes back: what was asked and not answered is asked again where that is safe. */
import type * as wire from "../wire";

export interface Listener {
  hello: () => wire.Hello;
  heard: (message: wire.AnyMessage) => void;
  cut: () => void;
}

interface Waiting {
  request: wire.AnyRequest;
  resolve: (answer: wire.AnyMessage) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
/** Of these the server knows a repetition by its mark. */
const REPEATABLE = new Set(["move"]);

/** A mark of our own for a request. `randomUUID` is not there on plain http in a local network. */
function mark(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Socket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #greeted = false;

  constructor(
    readonly path: string,
    readonly listener: Listener,
  ) {
    this.#connect();
    window.addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#retry);
  }

  ask(request: wire.AnyRequest): Promise<wire.AnyMessage> {
    const id = mark();
    return new Promise((resolve) => {
      this.#waiting.set(id, { request: { ...request, id }, resolve });
      if (this.#greeted) this.#send({ ...request, id });
      else if (!REPEATABLE.has(request.type)) this.#fail(id);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#retry);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.#socket = socket;
    socket.onopen = () => this.#send(this.listener.hello());
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(event.data);
    socket.onclose = () => this.#lose(socket);
  }

  #hear(data: string): void {
    const message = JSON.parse(data) as wire.AnyMessage;
    if (message.type === "bye" && !message.again) this.#closed = true;
    this.listener.heard(message);
    if (message.type === "welcome") this.#greet();
    const id = "id" in message ? message.id : undefined;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    waiting.resolve(message);
  }

  #greet(): void {
    this.#greeted = true;
    this.#pause = FIRST_PAUSE;
    for (const { request } of this.#waiting.values()) this.#send(request);
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#greeted = false;
    for (const [id, { request }] of this.#waiting)
      if (!REPEATABLE.has(request.type)) this.#fail(id);
    this.listener.cut();
    if (this.#closed) return;
    const jitter = 0.75 + Math.random() / 2;
    this.#timer = setTimeout(() => this.#connect(), this.#pause * jitter);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #retry = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #fail(id: string): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve({ type: "refusal", seq: -1, code: "offline", text: "Not connected.", id });
  }

  #send(message: wire.AnyRequest): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
