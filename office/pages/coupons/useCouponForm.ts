import { useState } from "react";
import { Refused } from "../../api/call.ts";
import { useWrite } from "../../api/write.ts";
import { typedSince } from "../../parts/typedSince.ts";
import { say } from "../../shell/toasts.ts";
import {
  type Clash,
  type Coupon,
  changesOf,
  couponOf,
  differ,
  emptyFields,
  type FieldName,
  type Fields,
  fieldsOf,
  formErrors,
  merge,
  type Wrong,
} from "./fields.ts";
import { couponInRefusal, keepCoupon, listsOfCoupons } from "./words.ts";

type Given = { coupon: Coupon | undefined; like: Fields | undefined; onSaved: (coupon: Coupon) => void };

/** What is typed of a coupon, what of it can't be read, and how it is saved and ended. What somebody else saves meanwhile joins it. */
export function useCouponForm({ coupon, like = emptyFields, onSaved }: Given) {
  const [seen, setSeen] = useState(coupon);
  const [code, setCode] = useState(coupon?.code ?? "");
  const [typed, setTyped] = useState<Fields>(() => (coupon ? fieldsOf(coupon) : like));
  const [clashes, setClashes] = useState<Clash[]>();
  const [saved, setSaved] = useState(false);
  const before = seen ? fieldsOf(seen) : emptyFields;
  const isChanged = differ(before, typed) || (!seen && code !== "");
  const wrong: Wrong = {};
  const fields = couponOf(typed, wrong);
  const join = (theirs: Coupon): Clash[] => {
    const both = merge(before, typed, fieldsOf(theirs));
    setSeen(theirs);
    setTyped((all) => typedSince(typed, all, both.merged));
    return both.clashes;
  };
  if (coupon && coupon !== seen && coupon.version !== seen?.version && !isChanged) join(coupon);

  const how = { reads: listsOfCoupons, quiet: true } as const;
  const put = useWrite("PUT /coupons/{code}", { ...how, done: "Saved. Carts follow it at once." });
  const post = useWrite("POST /coupons", { ...how, done: ({ code: made }) => `${made} is there.` });
  const restore = useWrite("PUT /coupons/{code}", { reads: listsOfCoupons, done: "It runs as before.", after: take });
  const end = useWrite("POST /coupons/{code}/end", {
    reads: listsOfCoupons,
    after: (ended) => {
      take(ended);
      if (!seen) return;
      const { starts_at, ends_at } = seen;
      const undo = { version: ended.version, fields: { starts_at, ends_at } };
      say({
        kind: "done",
        text: `${ended.code} has ended. Carts are told so.`,
        act: { name: "Undo", do: () => restore.start({ parameters: { code: ended.code }, body: undo }) },
      });
    },
  });
  function take(now: Coupon): void {
    keepCoupon(now);
    join(now);
  }

  /** What a trial does without and a coupon needs. */
  const missing = (): Wrong => ({
    ...(!seen && code.length < 3 && { code: "Please enter a code of 3 letters or more, such as DIWALI-10." }),
    ...(typed.text.trim() === "" && { text: "Please enter a line that says what the coupon gives." }),
  });
  const save = async () => {
    if (seen && !isChanged) return;
    const errors: Wrong = { ...missing(), ...wrong };
    if (Object.keys(errors).length > 0) throw new Refused(422, { message: Object.values(errors)[0], errors });
    let now: Coupon;
    try {
      now = seen
        ? await put.run({
            parameters: { code: seen.code },
            body: { version: seen.version, fields: changesOf(before, typed) },
          })
        : await post.run({ body: { code, fields } });
    } catch (error) {
      const theirs = couponInRefusal(error);
      if (theirs) {
        keepCoupon(theirs);
        setClashes(join(theirs));
        return;
      }
      if (error instanceof Refused && error.status === 422)
        throw new Refused(422, { ...error.answer, errors: formErrors(error.errors, typed) });
      throw error;
    }
    setClashes(undefined);
    if (seen) {
      setSeen(now);
      setTyped((all) => typedSince(typed, all, fieldsOf(now)));
    } else setSaved(true);
    onSaved(now);
  };
  return {
    seen,
    code,
    setCode,
    typed,
    set: (name: FieldName, value: string) => setTyped((all) => ({ ...all, [name]: value })),
    fields,
    /** What a trial has to be told. */
    draft: seen ? changesOf(before, typed) : fields,
    wrong,
    clashes,
    isChanged: isChanged && !saved,
    save,
    end: () => seen && end.start({ parameters: { code: seen.code }, body: { version: seen.version } }),
    ending: end.busy,
  };
}
export type CouponDraft = ReturnType<typeof useCouponForm>;
