/** Drawings as the text of their files, read once: a table has hundreds, and draws them again. */
interface Drawing {
  box: string;
  content: DocumentFragment;
}

const READ = new Map<string, Drawing>();

/** Read a drawing. It is markup of our own files, built in; nothing that anybody sends. */
export function drawing(source: string): Drawing {
  const known = READ.get(source);
  if (known) return known;
  const template = document.createElement("template");
  template.innerHTML = source.replace(/^[\s\S]*?(?=<svg)/, "");
  const svg = template.content.firstElementChild;
  const content = document.createDocumentFragment();
  content.append(...(svg?.childNodes ?? []));
  const read = { box: svg?.getAttribute("viewBox") ?? "0 0 24 24", content };
  READ.set(source, read);
  return read;
}
