/** All that moves on the table: cards and units on their way, and battles that are told. */
export { default as Flights } from "./Flights.svelte";
export { Moments } from "./moments.svelte";
