/** What pages say of Conway by post, in Spanish. */

import { counted } from "../../../../../words/grammar.ts";
import type { ConwayWords } from "./en.ts";

const LANGUAGE = "es";

export const es: ConwayWords = {
  text: "Conway por correo",
  short: "2–8 colonias, sin bordes",
  line: "De dos a ocho colonias en un tablero sin bordes, como se jugaba por correo.",
  rules: ({ seats, size, place }, stalled) => [
    {
      title: "El tablero",
      text: [
        `Un cuadrado de ${size.default} por ${size.default} casillas, o de cualquier lado de ${size.min} a ${size.max}, cerrado como un anillo en ambos sentidos: más allá del borde derecho se entra por la izquierda; del inferior, por arriba.`,
        `De ${seats.min} a ${seats.max} jugadores, cada uno con su color. El tablero empieza vacío.`,
      ],
    },
    {
      title: "Un turno",
      text: [
        `Coloca hasta ${place.default} piezas en casillas vacías, o ninguna. El primer turno de la partida coloca hasta 1, el segundo hasta 2, y así hasta el límite.`,
        "O coloca al azar todas las permitidas. Ese turno se marca con *.",
        "En las dos primeras rondas nada nace ni muere. Tras cada turno posterior, todo el tablero avanza una generación.",
        "Una sala puede tener otro límite, y pedir que las piezas se toquen: entonces cada una va junto a otra de su color, salvo la primera de quien no tiene ninguna.",
      ],
    },
    {
      title: "Quién sobrevive, quién nace",
      text: [
        "Una pieza con 2 o 3 vecinas sobrevive, sean de quien sean.",
        "En una casilla vacía con exactamente 3 vecinas nace una pieza, con el color que más tengan. Si ninguno destaca, la pieza nueva es neutral.",
      ],
    },
    {
      title: "Cómo termina",
      text: [
        "Si pierdes tu última pieza en una generación, quedas fuera. Gana el último que quede. Si caen todos a la vez, hay empate.",
        "Si te rindes, también quedas fuera. Tus piezas quedan neutrales.",
        `Entre todos pueden acordar un empate. ${stalled} jugadas seguidas sin colocar piezas también son empate.`,
      ],
    },
  ],

  setup: {
    title: "Conway por correo",
    line:
      "De dos a ocho colonias en un tablero sin bordes. La primera jugada coloca una pieza, la siguiente dos, y así hasta el límite. Desde la tercera ronda, a cada jugada le sigue una generación. Gana la última colonia viva.",
    rules: "Todas las reglas",
    online: "Con otros",
    onlineLine:
      "Crea una sala y comparte su enlace. Puedes empezar antes de que se ocupen todos los asientos. Con días por jugada, nadie tiene que quedarse: la partida espera.",
    device: "En este dispositivo",
    deviceLine: "Túrnense en una pantalla. La máquina juega los asientos que le des.",
    seats: "Asientos",
    seat: (seat) => `Asiento ${seat}`,
    size: "Filas y columnas",
    place: "Máximo de piezas por jugada",
    touch: "Las piezas deben tocar las tuyas",
    pace: "Tiempo por jugada",
    paceNone: "Sin límite",
    paceMinutes: (minutes) => counted(LANGUAGE, minutes, { one: "minuto", other: "minutos" }),
    paceDays: (days) => counted(LANGUAGE, days, { one: "día", other: "días" }),
    paceLine: "Si se acaba el tiempo, pasas.",
    listed: "Hacerla pública",
    make: "Crear una sala",
    play: "Jugar aquí",
    closed: "Nadie",
    person: "Una persona",
    levels: { easy: "Máquina, Fácil", normal: "Máquina, Normal", hard: "Máquina, Difícil" },
    open: "Asientos libres",
    openNone: "Aún no hay asientos libres. Crea una sala y publícala aquí.",
    openGame: (host, taken, seats) => `${host}: ${taken} de ${seats} ocupados`,
    guest: "Invitado",
  },
};
