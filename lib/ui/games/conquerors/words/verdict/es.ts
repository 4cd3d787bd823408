/** What the leaderboard says to a finished game against the computer, in Spanish. */

import { counted } from "../../../../../words/grammar.ts";
import type { VerdictWords } from "./en.ts";

const LANGUAGE = "es";

export const es: VerdictWords = {
  next: (level) => `Siguiente: ${level}`,
  rung: (rung, rungs) => `Estás en el peldaño ${rung} de ${rungs}.`,
  resumed: "Aquí sigue tu partida, que puntúa.",
  startOver: "Empezar de nuevo (derrota)",
  open: (level) => `No puntúa: tienes abierta una partida contra ${level}.`,
  goOn: "Terminarla",
  instead: "Perderla y puntuar esta",
  soon: "No puntúa: la última empezó hace un momento.",
  counting: "El servidor cuenta la partida…",
  checking: (ahead) => {
    const others = counted(LANGUAGE, ahead, { one: "otra partida", other: "otras partidas" });
    return `Se está comprobando${
      ahead > 0 ? `, después de ${others}` : ""
    }. Puedes irte: contará igualmente.`;
  },
  points: (points) => counted(LANGUAGE, points, { one: "punto", other: "puntos" }),
  pointsFor: {
    base: (points) => `${points} por ganar`,
    extinction: (points) => `${points} por la extinción`,
    speed: (points) => `${points} por rapidez`,
    early: (points) => `${points} por acabar pronto`,
    margin: (points) => `${points} por la ventaja`,
  },
  best: (level) => `Tu mejor puntuación contra ${level}`,
  streak: (wins) => `${wins} victorias seguidas`,
  place: (place) => `N.º ${place} esta semana`,
  countedLost: "Cuenta como partida.",
  notCounted: "No cuenta:",
  uncounted: {
    malformed: "el servidor no pudo leer el informe.",
    forged: "el boleto no es tuyo.",
    expired: "duró más de un día.",
    "not-yet": "se atrasó el reloj del servidor.",
    "wrong-game": "las reglas eran otras.",
    "wrong-level": "el nivel era otro.",
    "wrong-side": "el lado era otro.",
    "wrong-seed": "el azar de la máquina era otro.",
    "wrong-options": "las opciones eran otras.",
    damaged: "el informe se dañó por el camino.",
    unreadable: "hay un turno que no se puede leer.",
    illegal: "hay un turno ilegal.",
    "not-over": "la partida no ha terminado.",
    "result-differs": "el tablero acabó de otro modo.",
    "too-fast": "nadie juega tan rápido.",
    "too-late": "duró más de un día.",
    "cpu-differs": "la máquina juega de otro modo.",
    unchecked: "el servidor no pudo comprobarla.",
    busy: "el servidor está comprobando demasiadas partidas. Prueba dentro de un minuto.",
    "one-at-a-time": "tu última partida aún se está comprobando. Prueba dentro de un minuto.",
    repeated: "ya se había contado.",
    lost: "la dejaste por otra, o pasó su día.",
    open: "tu última partida que puntúa sigue abierta.",
    paused: "las partidas nuevas que puntúan están en pausa.",
    soon: "entre dos partidas que puntúan pasan al menos 30 segundos.",
    storage: "el servidor no pudo guardarla.",
    limit: "demasiadas partidas a la vez.",
    banned: "ahora no puedes jugar en línea.",
    offline: "no se llega al servidor.",
    helped: "pediste ayuda a la máquina.",
    undone: "deshiciste un turno.",
    resigned: "te rendiste.",
    "no-ticket": "no se llegaba al servidor cuando empezó.",
  },
};
