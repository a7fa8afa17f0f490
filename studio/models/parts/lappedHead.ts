import type { Group, Material } from "three";
import { fromAbove } from "./fromAbove.ts";
import { lathe } from "./lathe.ts";
import { group, mesh } from "./mesh.ts";

/**
 * A skin lapped round a hoop that stands out past the drum, looking up, the skin's face at y 0: `hoop` is the radius to
 * the middle of the hoop, `thick` half its section, `fall` how far it lies under the face.
 */
export function lappedHead(shell: number, hoop: number, thick: number, fall: number, skin: Material): Group {
  const y = -fall - thick;
  return group(
    mesh(
      fromAbove(
        lathe(
          [
            [0, 0],
            [shell - 0.5, 0],
            [shell + 0.1, -0.14],
            [hoop - thick * 0.75, -fall - thick * 0.25],
            [hoop - thick * 0.3, -fall - thick * 0.02],
            [hoop, -fall],
            [hoop + thick * 0.5, y + thick * 0.87],
            [hoop + thick * 0.87, y + thick * 0.5],
            [hoop + thick, y],
            [hoop + thick * 0.87, y - thick * 0.5],
            [hoop + thick * 0.5, y - thick * 0.87],
            [hoop, y - thick],
            [hoop - thick, y - thick * 0.9],
            // Its underside: up the inside of the hoop, and in to the shell.
            [hoop - thick, y],
            [shell - 0.2, -0.3],
          ],
          { around: 144, crease: 70 },
        ),
      ),
      skin,
    ),
  );
}
