/** A form's fields once `sent` was saved as `saved`: what was typed while it was on its way stays. */
export const typedSince = <F extends Readonly<Record<string, string>>>(sent: F, typed: F, saved: F): F => ({
  ...saved,
  ...Object.fromEntries(Object.entries(typed).filter(([name, value]) => name in saved && value !== sent[name])),
});
