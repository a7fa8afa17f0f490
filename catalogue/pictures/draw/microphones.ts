import { finishes, type Palette } from "../finishes.ts";
import type { Kinds } from "../studio.ts";
import { across, darker, dot, each, oval, path, radial, rect, roundness, slant, stroke, wire } from "./brush.ts";
import { BLACK, CHROME, knob, lamp, stud } from "./parts.ts";
import { pipe } from "./pipes.ts";
import { handheld, isLight, mesh } from "./studioGearParts.ts";

/** Microphones. */

/** A large capsule behind mesh in a spider of elastic. */
function condenser(p: Palette): string {
  const head = "M-104,-90L-104,-300C-104,-392 104,-392 104,-300L104,-90Z";
  return (
    pipe("M0,330L0,440", 30, BLACK) +
    dot(0, 330, 46, slant("#8a8b92", "#1b1b1e"), stroke("#000000", 3)) +
    wire("M-176,60L-176,300C-176,330 176,330 176,300L176,60", "#101012", 26) +
    wire("M-180,60L-180,298C-176,322 -90,326 0,326", "#5c5d63", 7) +
    path(head, across("#6a6b73", "#26272b@40", "#101114"), stroke(p.edge, 3)) +
    oval(0, -210, 76, 76, radial(0.4, 0.35, 0.7, "#fbe7a6", "#d8a640@60", "#8a6420"), 'opacity=".85"') +
    mesh(head, [-110, -400, 220, 320], 15, isLight(p) ? "#d9dce0" : "#8a8f96") +
    path(head, across("#ffffff66", "#ffffff00@30", "#00000066"), stroke(p.edge, 6)) +
    rect(-110, -226, 220, 10, across(p.light, p.dark), 4) +
    rect(-112, -100, 224, 26, across(p.dark, `${p.light}@28`, `${p.base}@55`, p.dark), 6, stroke(p.edge, 2)) +
    path(
      "M-106,-76L-100,200C-100,240 -70,262 -40,270L40,270C70,262 100,240 100,200L106,-76Z",
      roundness(p),
      stroke(p.edge, 3),
    ) +
    dot(0, -26, 15, radial(0.4, 0.35, 0.7, "#fbe7a6", "#8a6420"), stroke(p.edge, 2)) +
    rect(-34, 40, 68, 22, darker(p.dark, 0.3), 10) +
    rect(-30, 43, 24, 16, "#e9e6de", 7) +
    [90, 210]
      .map((y) =>
        path(
          `M-176,${y}C-120,${y - 26} 120,${y - 26} 176,${y}L176,${y + 24}C120,${y + 46} -120,${y + 46} -176,${y + 24}Z`,
          slant("#4a4a4e", "#101012"),
          stroke("#000000", 2),
        ),
      )
      .join("") +
    each(
      6,
      (i) =>
        wire(`M${-160 + i * 64},114L${-130 + i * 64},214`, "#d9dadd", 4) +
        wire(`M${-130 + i * 52},114L${-160 + i * 64},214`, "#a0a5ac", 3),
    )
  );
}

function usbMicrophone(p: Palette): string {
  const head = "M-100,-120L-100,-280C-100,-390 100,-390 100,-280L100,-120Z";
  return (
    oval(0, 372, 220, 66, p.edge) +
    oval(0, 356, 220, 66, radial(0.36, 0.3, 0.8, p.light, `${p.base}@55`, p.dark), stroke(p.edge, 3)) +
    pipe("M0,340L0,230", 34, CHROME) +
    wire("M-150,-40L-150,170C-150,230 150,230 150,170L150,-40", p.edge, 28) +
    wire("M-150,-40L-150,170C-150,230 150,230 150,170L150,-40", p.base, 21) +
    stud(-150, -40, 27, CHROME) +
    stud(150, -40, 27, CHROME) +
    path(head, across("#8a8f96", "#4a4e55@40", "#1b1c1f"), stroke(p.edge, 3)) +
    mesh(head, [-110, -400, 220, 290], 16, "#c3c6ca") +
    path(head, across("#ffffff55", "#ffffff00@30", "#00000066"), stroke(p.edge, 4)) +
    path("M-104,-124L104,-124L104,120C104,160 -104,160 -104,120Z", roundness(p), stroke(p.edge, 3)) +
    rect(-106, -134, 212, 16, across(CHROME.dark, "#ffffff@30", CHROME.dark), 5) +
    knob(0, -40, 36, isLight(p) ? finishes.grey : CHROME) +
    lamp(0, 50, 11, "#e2402f") +
    rect(-26, 88, 52, 18, darker(p.dark, 0.3), 9)
  );
}

export const microphones: Kinds = {
  "condenser-microphone": { draw: condenser },
  "dynamic-microphone": { draw: handheld, tilt: 38 },
  "usb-microphone": { draw: usbMicrophone, stands: true },
};
