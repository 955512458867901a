/** The layouts of a table; styles use the same conditions. */
import { MediaQuery } from "svelte/reactivity";

/** A phone held sideways: it wins over the layouts by width. */
export const LANDSCAPE = "(max-height: 480px) and (orientation: landscape)";

const wide = new MediaQuery("(min-width: 1100px)", true);
const landscape = new MediaQuery(LANDSCAPE, false);

/** Whether there is a column beside the table. */
export const isDesk = (): boolean => wide.current && !landscape.current;

/** Whether a line at the foot tells what happened last: on tablets and phones held upright. */
export const hasFoot = (): boolean => !wide.current && !landscape.current;
