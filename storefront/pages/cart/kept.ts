import { personalApiOf } from "../../api/context.ts";
import { cookieCartsIn } from "../../api/cookieCart.ts";
import type { CartLine } from "../../device/line.ts";
import type { Piece } from "../../parts/pieces.ts";
import type { Route } from "./+types/kept";

const answer = (body: object | null) => Response.json(body, { headers: { "Cache-Control": "no-store" } });

/** As the device keeps a line of which it knows nothing yet. */
const blank = ({ id, quantity }: Piece): CartLine => ({
  id,
  quantity,
  product_name: "",
  product_url: "",
  image: null,
  option_text: "",
  price: 0,
  mrp: 0,
});

/** The cart that was filled without script, for the script that takes it over: with names and prices where the shop can say them. */
export async function loader({ context }: Route.LoaderArgs) {
  const kept = await cookieCartsIn(context).read();
  if (!kept) return answer(null);
  const { lines, ...rest } = kept;
  const known = new Map<number, Partial<CartLine>>();
  if (lines.length > 0) {
    const quote = await personalApiOf(context)("POST /cart/quote", { body: { lines } }).catch(() => undefined);
    for (const { id, product_name, product_url, image, option_text, unit_price, mrp } of quote?.data.lines ?? [])
      known.set(id, { product_name, product_url, image, option_text, price: unit_price, mrp });
  }
  return answer({ ...rest, lines: lines.map((line) => ({ ...blank(line), ...known.get(line.id) })) });
}

/** The device has it: the cookie goes. */
export function action({ context }: Route.ActionArgs) {
  cookieCartsIn(context).write(null);
  return answer(null);
}
