import { orderTemplates } from "../../../contract/office/orderMails.ts";

export const usage = `Usage: bin/shop order ACTION NUMBER [WORDS] [OPTIONS]

  list [STATE]     the newest hundred orders, or only
      --state STATE          those in one state, as confirmed or shipped
      --method METHOD        those paid this way: cod, razorpay, upi_qr, practice
      --since YYYY-MM-DD     those placed on this day or later
      --search TEXT          those with this in number, name, e-mail, mobile, tracking, invoice or credit note number,
                             however numbers are written: 7k3mdq9tfx, +91 98765 43210
      --due refund|return|check   those whose refund has to be transferred, whose return waits for an answer,
                             at which somebody should look
      --limit N              so many
  show NUMBER …    an order with its lines, payments, parcel, returns and history

  pack NUMBER …    it is packed: its invoice gets its number and goes into the box
  invoice NUMBER   the invoice as PDF, in the folder from which the command is given
      --out FILE             written there; - is standard output (bin/shop order invoice NUMBER --out - | lp)
      --mail                 sent to the shopper by mail
  split NUMBER SKUxPIECES,… …   before it leaves: it goes in several parcels. Each word is one more parcel (VEENA or
                   FLUTEx2,VEENA), the first has what no other has; without any it is one parcel again
  ship NUMBER …    the courier has it: stock is booked off, the shopper gets his mail with the invoice
      --courier NAME         who brings it
      --tracking NUMBER      the tracking number
      --link https://…       where it can be followed
      --parcel N             only this parcel of it; so for track, deliver and undelivered
  track NUMBER     puts courier, number or link of a parcel right that has left: the shopper sees it at once, and in
                   the order's history what was said before
      --courier, --tracking, --link   as above; what is left out stays, but a new number has no link until it is given
      --mail                 tells the shopper by mail too
  deliver NUMBER … it has arrived; cash on delivery counts as paid
  undelivered NUMBER …       nobody took it and it is back: credit note, and what was paid goes back
      --no-shelf             it can't be sold again
  cancel NUMBER [REASON]     before it is shipped: stock goes back, what was paid is refunded,
                             an invoice is credited

  refund NUMBER RUPEES REASON   gives part of what was paid back, with a credit note
      --utr REFERENCE        you have transferred it already, under this reference of the bank
  paid-back NUMBER UTR       a refund of cash, or one that did not arrive, has been transferred under this reference
      --refund N             which of the order's, where several wait; 1 is its first

  return accept NUMBER [WORDS]    the return may be sent; the words go to the shopper
  return refuse NUMBER WORDS      it is not taken back, and why
  return receive NUMBER [WORDS]   it is here and as it should be: back on the shelf, credit note, refund
      --no-shelf             it can't be sold again
      --exchange send|refund   what is kept in exchange goes out, or the money back; without it, it goes out, unless --no-shelf

  checked NUMBER   somebody has looked at what "bin/shop status" says of it

  resend NUMBER MAIL   sends a mail about the order once more:
      ${orderTemplates
        .join(", ")
        .replace(/(.{60,90}?, )/g, "$1\n      ")
        .trimEnd()}

NUMBER … are any number of orders, each by itself: it is done, or said why not. Numbers may be typed in small letters
and without the dash. Works beside a running shop and without one; mails and refunds are sent by the running shop.
Exit status: 0 all done, 1 an order was not in a state for that, 2 wrong call, or no shop has been opened there yet.
`;
