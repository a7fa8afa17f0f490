import { orderTemplates } from "../../mail/orderLetters.ts";

export const usage = `Usage: bin/shop order ACTION NUMBER [WORDS] [OPTIONS]

  list [STATE]     the newest hundred orders, or only
      --state STATE          those in one state, as confirmed or shipped
      --method METHOD        those paid this way: cod, razorpay, upi_qr, practice
      --since YYYY-MM-DD     those placed on this day or later
      --search TEXT          those with this in number, name, e-mail or mobile
      --due refund|return    those whose cash refund has to be transferred, whose return waits for an answer
      --limit N              so many
  show NUMBER      an order with its lines, payments, parcel, returns and history

  pack NUMBER      it is packed
  ship NUMBER      the courier has it: stock is booked off, the invoice gets its number, the shopper his mail
      --courier NAME         who brings it
      --tracking NUMBER      the tracking number
      --link https://…       where it can be followed
  deliver NUMBER   it has arrived; cash on delivery counts as paid
  undelivered NUMBER         nobody took it and it is back: credit note, and what was paid goes back
      --no-shelf             it can't be sold again
  cancel NUMBER [REASON]     before it is shipped: stock goes back, what was paid is refunded

  refund NUMBER RUPEES REASON   gives part of what was paid back, with a credit note
      --utr REFERENCE        you have transferred it already, under this reference of the bank
  paid-back NUMBER UTR       a refund for cash on delivery has been transferred, under this reference

  return accept NUMBER [WORDS]    the return may be sent; the words go to the shopper
  return refuse NUMBER WORDS      it is not taken back, and why
  return receive NUMBER [WORDS]   it is here and as it should be: back on the shelf, credit note, refund
      --no-shelf             it can't be sold again

  resend NUMBER MAIL   sends a mail about the order once more:
      ${orderTemplates
        .join(", ")
        .replace(/(.{60,90}?, )/g, "$1\n      ")
        .trimEnd()}

Works beside a running shop and without one; mails and refunds are sent by the running shop.
Exit status: 0 done, 1 the order was not in a state for that, 2 wrong call.
`;
