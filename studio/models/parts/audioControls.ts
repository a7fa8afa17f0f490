import { matt, plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";

/** What the knobs, sockets and feet of audio interfaces are made of. */
export function audioControls() {
  const [dark, metal] = [matt("#0a0a0b"), nickel()];
  const knob = plastic("#2a2b2f", 0.42);
  const mark = plastic("#f2efe8", 0.5);
  const black = plastic("#17181a", 0.4);
  return { dark, metal, knob, mark, black, rubber: matt("#141415") };
}
