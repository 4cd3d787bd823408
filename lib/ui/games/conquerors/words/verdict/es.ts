/** What the leaderboard says to a finished game against the computer, in Spanish. */

import { counted } from "../../../../../words/grammar.ts";
import type { VerdictWords } from "./en.ts";

const LANGUAGE = "es";

export const es: VerdictWords = {
  next: (level) => `Siguiente: ${level}`,
  learn: "Aprende a jugar",
  rung: (rung, rungs) => `Estás en el peldaño ${rung} de ${rungs}.`,
  resumed: "Aquí sigue tu partida, que puntúa.",
  startOver: "Empezar de nuevo (derrota)",
  open: (level) => `No puntúa: tienes abierta una partida contra ${level}.`,
  goOn: "Terminarla",
  instead: "Perderla y puntuar esta",
  soon: "No puntúa: la última empezó hace un momento.",
  counting: "Comprobando tu partida…",
  checking: (ahead) => {
    const others = counted(LANGUAGE, ahead, { one: "otra partida", other: "otras partidas" });
    return `Esperando comprobación${
      ahead > 0 ? `, después de ${others}` : ""
    }. Puedes irte: contará igual.`;
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
  countedLost: "Cuenta, sin puntos.",
  notCounted: "No cuenta:",
  uncounted: {
    malformed: "el servidor no pudo leer el informe.",
    forged: "el boleto no es tuyo.",
    expired: "duró más de un día.",
    "not-yet": "se atrasó el reloj del servidor.",
    "wrong-game": "las reglas no coinciden.",
    "wrong-level": "el nivel no coincide.",
    "wrong-side": "el lado no coincide.",
    "wrong-seed": "la semilla del azar no coincide.",
    "wrong-options": "las opciones no coinciden.",
    damaged: "el informe se dañó por el camino.",
    unreadable: "hay un turno que no se puede leer.",
    illegal: "hay un turno ilegal.",
    "not-over": "la partida aún no termina.",
    "result-differs": "el resultado no coincide.",
    "too-fast": "se jugó demasiado rápido.",
    "too-late": "duró más de un día.",
    "cpu-differs": "los turnos de la máquina no coinciden.",
    unchecked: "el servidor no pudo comprobarla.",
    busy: "el servidor está comprobando demasiadas partidas. Prueba dentro de un minuto.",
    "one-at-a-time": "tu última partida aún se está comprobando. Prueba dentro de un minuto.",
    repeated: "ya se había contado.",
    lost: "la dejaste por otra, o pasó su día.",
    open: "tu última partida que puntúa sigue abierta.",
    paused: "las partidas nuevas que puntúan están en pausa.",
    soon: "las partidas que puntúan empiezan con al menos 30 segundos de diferencia.",
    storage: "el servidor no pudo guardarla.",
    limit: "demasiadas partidas a la vez.",
    banned: "ahora no puedes jugar en línea.",
    offline: "no hay conexión con el servidor.",
    helped: "pediste ayuda a la máquina.",
    undone: "deshiciste un turno.",
    resigned: "te rendiste.",
    "no-ticket": "no había conexión con el servidor cuando empezó.",
  },
};
