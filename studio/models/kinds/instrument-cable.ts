import { cloth } from "../materials/cloth.ts";
import { plastic } from "../materials/lacquer.ts";
import { gold, nickel } from "../materials/metals.ts";
import { model } from "../model.ts";
import { cableCoil } from "../parts/cableCoil.ts";
import { angledPlug, jackPlug } from "../parts/jackPlug.ts";

const CABLE = 0.325;

export default model<{ jacket: string; angled?: true }>({
  finishes: { black: { jacket: "#26272b" }, "black-angled": { jacket: "#26272b", angled: true } },
  size: [25.2, 2.2, 26.1],
  camera: { azimuth: -14, elevation: 50, fill: 0.88 },
  angle: { azimuth: 38, elevation: 22, fill: 0.9 },
  close: { azimuth: -10, elevation: 34, at: [-10, 0.8, 14.4], across: 9.5 },
  build({ jacket, angled }) {
    const [shell, contact] = [nickel({ roughness: 0.24 }), gold()];
    return cableCoil({
      radius: 7.6,
      turns: 6,
      cable: CABLE,
      jacket: plastic(jacket, 0.42),
      tie: cloth("#2a2b2e", 0.06),
      plugs: [jackPlug(CABLE, shell, contact), (angled ? angledPlug : jackPlug)(CABLE, shell, contact)],
      height: 0.76,
    });
  },
});
