/** As a picture that an authenticator app's camera reads, in SVG. */
export async function qrOf(text: string): Promise<string> {
  const { toSVG } = await import("bwip-js/node");
  return toSVG({ bcid: "qrcode", text, scale: 4, paddingwidth: 4, paddingheight: 4, backgroundcolor: "FFFFFF" });
}
