import { cloth } from "../materials/cloth.ts";
import { plastic } from "../materials/lacquer.ts";
import { nickel } from "../materials/metals.ts";
import { model } from "../model.ts";
import { cableCoil } from "../parts/cableCoil.ts";
import { xlrPlug } from "../parts/xlrPlug.ts";

type Look = { jacket: string; ring: string };

const CABLE = 0.3;

export default model<Look>({
  finishes: {
    black: { jacket: "#26272b", ring: "#2c2d31" },
    red: { jacket: "#a5141b", ring: "#a5141b" },
    blue: { jacket: "#1d4c9c", ring: "#1d4c9c" },
  },
  size: [23.9, 2.2, 25.5],
  camera: { azimuth: -14, elevation: 50, fill: 0.88 },
  angle: { azimuth: 38, elevation: 22, fill: 0.9 },
  close: { azimuth: -24, elevation: 28, at: [-9.6, 0.9, 14], across: 9 },
  build(look) {
    const [shell, ring] = [nickel(), plastic(look.ring)];
    return cableCoil({
      radius: 7.6,
      turns: 6,
      cable: CABLE,
      jacket: plastic(look.jacket, 0.42),
      tie: cloth("#2a2b2e", 0.06),
      plugs: [xlrPlug("female", CABLE, shell, ring), xlrPlug("male", CABLE, shell, ring)],
      height: 0.96,
    });
  },
});
