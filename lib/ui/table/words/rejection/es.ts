/** What is said to who has no line to a room any more, in Spanish. */

import type { RejectionWords } from "./en.ts";

export const es: RejectionWords = {
  why: {
    "unknown-room":
      "Esta sala se cerró por inactividad, porque un desafío se rechazó o venció, o por decisión de un admin. Recarga para seguir una partida sin terminar.",
    "bad-token": "Este navegador ya no tiene ese asiento.",
    "bad-key": "Ese enlace ya se usó o es demasiado viejo. Pide otro.",
    "taken-along": "Ahora juegas en otro dispositivo.",
    outdated: "Hay una versión nueva. Recarga la página.",
    banned: "Ahora no puedes jugar en línea, pero sí mirar.",
    crowded: "Hay demasiada gente en tu red. Reintentando pronto…",
  },
  bannedUntil: (when) => `No puedes jugar en línea hasta el ${when}.`,
  mutedUntil: (when) => `No puedes chatear hasta el ${when}.`,
  watch: "Mirar aquí",
  reload: "Recargar",
};
