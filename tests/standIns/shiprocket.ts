import { randomBytes } from "node:crypto";
import { type Answered, type Asked, listen, type StandIn } from "./listen.ts";

export const account = { email: "api@shop.example", password: "stand-in password" };

type Parcel = {
  id: number;
  channel_order_id: string;
  sent: object;
  shipment: { id: number; awb: string; courier: string };
  pickups: number;
  status: number;
  cancelled: boolean;
};

const ok = (body: unknown): Answered => ({ status: 200, body });
const member = (body: unknown, name: string): unknown =>
  body && typeof body === "object" ? Reflect.get(body, name) : undefined;

/** What POST /orders/create/adhoc demands. */
const required = [
  "order_id",
  "order_date",
  "pickup_location",
  "billing_customer_name",
  "billing_address",
  "billing_city",
  "billing_pincode",
  "billing_state",
  "billing_country",
  "billing_email",
  "billing_phone",
  "order_items",
  "payment_method",
  "sub_total",
  "length",
  "breadth",
  "height",
  "weight",
];

/**
 * Stands in for Shiprocket's API as documented: login, serviceability, orders that can't be made twice, waybills,
 * pickups, tracking, cancelling. It has no idempotency keys, as Shiprocket has none.
 */
export class ShiprocketStandIn {
  readonly parcels: Parcel[] = [];
  /** Pincodes that nobody goes to. */
  readonly nowhere = new Set<string>();
  rate = 62.35;
  server: StandIn = { url: "", faults: [], seen: [], close: async () => {} };
  private readonly tokens = new Set<string>();

  static async start(): Promise<ShiprocketStandIn> {
    const standIn = new ShiprocketStandIn();
    standIn.server = await listen((asked) => standIn.serve(asked));
    return standIn;
  }

  /** Ends all tokens before their time. */
  endTokens(): void {
    this.tokens.clear();
  }

  private serve({ method, path, query, headers, body }: Asked): Answered {
    const call = `${method} ${path.replace("/v1/external", "")}`;
    if (call === "POST /auth/login") return this.login(body);
    const token = headers.get("Authorization")?.replace("Bearer ", "") ?? "";
    if (!this.tokens.has(token)) return { status: 401, body: { message: "Token has expired", status_code: 401 } };
    if (call === "GET /courier/serviceability/") return this.serviceability(query);
    if (call === "GET /orders") return ok({ data: this.search(query.get("search") ?? "") });
    if (call === "POST /orders/create/adhoc") return this.create(body);
    if (call === "POST /courier/assign/awb") return this.assign(Number(member(body, "shipment_id")));
    if (call === "POST /courier/generate/pickup") return this.pickup(body);
    if (call === "POST /orders/cancel") return this.cancel(body);
    const awb = call.match(/^GET \/courier\/track\/awb\/(\w+)$/)?.[1];
    const parcel = this.parcels.find(({ shipment }) => shipment.awb === awb);
    if (!parcel) return { status: 404, body: { message: "Not found" } };
    return ok({
      tracking_data: {
        track_status: 1,
        shipment_status: parcel.status,
        shipment_track: [{ current_status: "On its way" }],
      },
    });
  }

  private login(body: unknown): Answered {
    if (member(body, "email") !== account.email || member(body, "password") !== account.password)
      return { status: 403, body: { message: "Invalid email and password combination" } };
    const token = randomBytes(12).toString("hex");
    this.tokens.add(token);
    return ok({ token, email: account.email });
  }

  private serviceability(query: URLSearchParams): Answered {
    if (this.nowhere.has(query.get("delivery_postcode") ?? ""))
      return { status: 404, body: { status: 404, message: "Courier service is not available between these pincodes" } };
    const courier = {
      courier_company_id: 10,
      courier_name: "Delhivery Surface",
      rate: this.rate,
      cod: 1,
      estimated_delivery_days: "4",
      etd: "Jul 01, 2026",
    };
    const cheaper = { ...courier, courier_company_id: 11, rate: this.rate - 10, cod: 0, estimated_delivery_days: "9" };
    return ok({
      status: 200,
      data: { available_courier_companies: [cheaper, courier], recommended_courier_company_id: 10 },
    });
  }

  private search(text: string) {
    return this.parcels
      .filter((parcel) => parcel.channel_order_id.includes(text))
      .map(({ id, channel_order_id, shipment }) => ({ id, channel_order_id, shipments: [shipment] }));
  }

  private create(body: unknown): Answered {
    const missing = required.filter((name) => member(body, name) === undefined || member(body, name) === "");
    const channel_order_id = String(member(body, "order_id"));
    if (missing.length > 0)
      return {
        status: 422,
        body: {
          message: "The given data was invalid.",
          errors: Object.fromEntries(missing.map((name) => [name, ["required"]])),
        },
      };
    if (this.parcels.some((parcel) => parcel.channel_order_id === channel_order_id))
      return { status: 422, body: { message: "Order id already exists" } };
    const id = 1_000 + this.parcels.length;
    this.parcels.push({
      id,
      channel_order_id,
      sent: Object(body),
      shipment: { id: id + 5_000, awb: "", courier: "" },
      pickups: 0,
      status: 5,
      cancelled: false,
    });
    return ok({ order_id: id, shipment_id: id + 5_000, status: "NEW", status_code: 1 });
  }

  private assign(shipmentId: number): Answered {
    const parcel = this.parcels.find(({ shipment }) => shipment.id === shipmentId);
    if (!parcel || parcel.shipment.awb) return { status: 400, body: { message: "AWB is already assigned" } };
    parcel.shipment = { ...parcel.shipment, awb: `AWB${shipmentId}`, courier: "Delhivery Surface" };
    return ok({
      awb_assign_status: 1,
      response: { data: { awb_code: parcel.shipment.awb, courier_name: parcel.shipment.courier } },
    });
  }

  private pickup(body: unknown): Answered {
    const ids = member(body, "shipment_id");
    const parcel = this.parcels.find(({ shipment }) => Array.isArray(ids) && ids.map(Number).includes(shipment.id));
    if (!parcel || parcel.pickups > 0) return { status: 400, body: { message: "Already in Pickup Queue." } };
    parcel.pickups += 1;
    return ok({ pickup_status: 1 });
  }

  private cancel(body: unknown): Answered {
    const ids = member(body, "ids");
    const parcel = this.parcels.find(({ id }) => Array.isArray(ids) && ids.map(Number).includes(id));
    if (!parcel || parcel.cancelled) return { status: 400, body: { message: "Order is already cancelled" } };
    parcel.cancelled = true;
    return ok({ status: 200, message: "Order cancelled successfully." });
  }
}
