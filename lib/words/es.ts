/** Everything the game says, in Spanish. */

import type { Zone } from "../games/conquerors/rules.ts";
import type { Words } from "./en.ts";
import { capital, counted } from "./grammar.ts";
import { agreeing, feminine } from "./spanish.ts";

const LANGUAGE = "es";

const zones: Record<Zone, string> = { home: "casa", neutral: "neutral", rival: "rival" };

const cells = (count: number) => counted(LANGUAGE, count, { one: "célula", other: "células" });

export const es: Words = {
  language: LANGUAGE,
  seats: ["Azul", "Rojo", "Verde", "Naranja", "Morado", "Turquesa", "Rosado", "Marrón"],
  zones,
  cells,

  site: {
    name: "Conway's Conquerors",
    leaderboard: "Clasificación",
  },

  levels: {
    easy: "Fácil",
    normal: "Normal",
    tricky: "Astuto",
    hard: "Difícil",
    sharp: "Agudo",
    fierce: "Feroz",
    ruthless: "Implacable",
    expert: "Experto",
    conqueror: "Conquistador",
  },

  table: {
    title: (opponent) => `Tú contra ${opponent}`,
    titleShared: "Dos en un dispositivo",
    computer: (level) => `Máquina, ${level}`,
    you: "Tú",
    deleted: "Jugador eliminado",
    against: (blue, red) => `${blue} contra ${red}`,
    round: (round, rounds) => `Ronda ${round} de ${rounds}`,
    komi: (points, seat) => `komi ${points} a ${seat}`,
    yourTurn: "Tu turno",
    seatTurn: (seat) => `Turno de ${seat}`,
    thinking: "La máquina piensa…",
    moveNow: "Que juegue ya",
    advise: "¿Qué haría el Conquistador?",
    adviseSure: "Preguntar (sin puntuar)",
    cellsLabel: "Células",
    scoreLabel: "Puntos",
    guided: "Mostrar la próxima generación",
    lookAhead: "Mirar más allá",
    coached: "Consejos",
    sounds: "Sonidos",
    bombReady: "Bomba lista",
    bombFrom: (round) => `Bomba: ronda ${round}`,
    bombCooling: "Bomba: 1 turno",
    skips: (count) => counted(LANGUAGE, count, { one: "pase", other: "pases" }),
    zoneOpen: (zone) => `${capital(zones[zone])}: abierta`,
    undo: "Deshacer",
    clear: "Vaciar",
    place: "Colocar",
    confirm: "Confirmar turno",
    confirmBomb: "Lanzar la bomba",
    confirmSkip: "Pasar este turno",
    bomb: "Bomba",
    skip: "Pasar",
    cancel: "Cancelar",
    drafted: (count, of) => `${count} de ${of} colocadas`,
    more: "Más",
    moreNews: "Más: algo nuevo",
    moveAim: {
      up: "Apuntar arriba",
      down: "Apuntar abajo",
      left: "Apuntar a la izquierda",
      right: "Apuntar a la derecha",
    },
    nextGeneration: (ahead) => ahead > 1 ? `${ahead} generaciones después` : "Próxima generación",
    aimBomb: "Elige un blanco y lanza la bomba.",
    askSkip: "¿Usar tu pase? El tablero avanza igual una generación.",
    askPass: "¿No colocar nada este turno? Confirma para pasar.",
    askRandom: "¿Colocar al azar? Confirma para jugarlo.",
    moves: "Jugadas",
    news: "Qué ha pasado",
    failed: "La máquina no pudo responder.",
    retry: "Reintentar",
    keptDamaged: "No se pudo leer tu partida guardada. Esta es nueva.",
    leave: "Nueva partida",
    shapes: "Las células azules son discos llenos; las rojas, rombos huecos.",
  },

  room: {
    guest: "Invitado",
    bot: (name) => `${name} (bot)`,
    opponent: "Rival",
    connecting: "Conectando…",
    review: "Repasar la partida",
    copy: "Copiar",
    copied: "Copiado.",
    copyByHand: "Pulsa Ctrl+C para copiar.",
    share: "Compartir",
    qr: "El enlace como código QR",
  },

  result: {
    winner: (seat) => `Gana ${seat}`,
    youWin: "Victoria",
    youLose: "Derrota",
    draw: "Empate",
    calledOff: "Anulada",
    by: {
      extinction: (round) => `por extinción en la ronda ${round}`,
      majority: (_, isDraw) => isDraw ? "con igual puntuación" : "por mayoría tras la última ronda",
      resignation: () => "por rendición",
      agreement: () => "de mutuo acuerdo",
      abort: () => "sin ganador",
      time: () => "por tiempo",
      abandonment: () => "por abandono",
      stall: () => "porque nadie colocó nada",
      blocked: () => "porque no quedaban jugadas",
    },
    score: (blue, red) => `Azul ${blue}, Rojo ${red}`,
    again: "Jugar otra vez",
    record: "Guardar la partida",
  },

  refusals: {
    over: () => "La partida terminó.",
    "off-board": () => "Esa casilla está fuera del tablero.",
    occupied: () => "Esa casilla está ocupada.",
    repeated: () => "Ya elegiste esa casilla.",
    "too-many": ({ place }) => `Ya están las ${cells(place)}. Confirma o retira una.`,
    "too-few": ({ place }) => `Coloca ${cells(place)}, lanza una bomba o pasa.`,
    "neutral-locked": () => "Zona neutral cerrada: necesitas una célula viva en casa.",
    "rival-locked": ({ rivalNeeds }) =>
      `Casa rival cerrada: necesitas células vivas en ${
        rivalNeeds.length > 2 ? "las tres zonas" : "la neutral y allí"
      }.`,
    "bomb-early": ({ bombRound }) => `Puedes lanzar bombas desde la ronda ${bombRound}.`,
    "bomb-cooling": () => "Tu bomba no está lista. Vuelve el próximo turno.",
    "skip-used": () => "Ya usaste tu pase.",
    touch: () => "Las piezas deben tocar una tuya.",
    unlit: () => "Ese vértice no está encendido.",
    "no-edge": () => "Ninguna arista va hacia allí.",
    watching: () => "Estás mirando, así que no puedes jugar.",
    closed: () => "La conexión está cerrada.",
  },

  say: {
    begin: (place, seat) =>
      `Coloca ${cells(place)} en tu casa, a la ${["izquierda", "derecha"][seat]}, y confirma.`,
    lift: "Levanta el dedo para colocar. Deslízalo para mover.",
    notYourTurn: "Todavía no es tu turno.",
    placed: (cell, count, of) => `${cell} colocada, ${count} de ${of}.`,
    full: "Confirma cuando quieras.",
    fatal:
      "Morirían todas tus células y perderías: cada una necesita 2 o 3 vecinas. Confirma otra vez si va en serio.",
    removed: (cell) => `${cell} retirada.`,
    cleared: "Todas las células retiradas.",
    nothingToUndo: "Nada que deshacer.",
    bombAt: (cell, kills) => `Bomba en ${cell}: ${kills}. Confirma para lanzarla.`,
    bombKills: (blue, red) =>
      `elimina ${blue} ${agreeing(blue, "azul")}, ${red} ${agreeing(red, "rojo")}`,
    placing: "De vuelta a colocar células.",
    undone: "Se retiró el último turno.",
    turnPlaced: (seat, list) => `${seat} colocó ${list}.`,
    turnNothing: (seat) => `${seat} no tenía dónde colocar.`,
    turnBomb: (seat, cell) => `${seat} bombardeó ${cell}.`,
    turnSkip: (seat) => `${seat} pasó.`,
    generation: (number, changes) => `Generación ${number}: ${changes}.`,
    change: (seat, born, died) => `${seat.toLowerCase()} +${born}\u00a0−${died}`,
    noChange: "nada nace, nada muere",
    roundsLeft: (rounds) => rounds > 1 ? `Quedan ${rounds} rondas.` : "Última ronda.",
    zoneNow: (zone, open) =>
      `La zona ${zones[zone]} está ahora ${open ? "abierta" : "cerrada"} para ti.`,
    scores: (seat, count, score) => `${seat}: ${cells(count)}, ${score} puntos`,
    zonesOpen: (list) => `Abierto para ti: ${list}.`,
    empty: "vacía",
    drafted: "elegida",
    cell: (name, what) => `${name} ${feminine(what)}`,
    cellLive: (name, seat, neighbors) =>
      `${name}, ${feminine(seat)}, ${
        counted(LANGUAGE, neighbors, { one: "vecina", other: "vecinas" })
      }`,
    around: (list) => `Alrededor: ${list}.`,
    nothingAround: "Nada vivo alrededor.",
    noLast: "Aún no hay turnos.",
    noCells: (where) => `${where}: ninguna célula viva.`,
    scan: (where, list) => `${where}: ${list}.`,
    row: (row) => `Fila ${row}`,
    column: (column) => `Columna ${column}`,
    preview: (changes) => `Próxima generación con esta jugada: ${changes}.`,
    next: (changes) => `Después: ${changes}.`,
    scoreChange: (list) => `Puntos: ${list}.`,
    fromTo: (seat, from, to) => `${seat} de ${from} a ${to}`,
    fates: { survives: "sobrevive", dies: "muere", born: (seat) => `nace ${feminine(seat)}` },
    legal: (count) =>
      `Puedes colocar en ${counted(LANGUAGE, count, { one: "casilla", other: "casillas" })}.`,
    edge: "Borde del tablero.",
    noneFound: "No hay ninguna.",
    unknown: (text) => `No conozco «${text}». Escribe ayuda para ver las órdenes.`,
  },

  board: {
    label: "Tablero",
    open: "Abrir el tablero de teclado",
    canvas: "Un dibujo del tablero. El de teclado dice lo mismo con palabras.",
  },

  field: {
    label: "Escribe tu turno",
    ask: "Pregunta por el tablero",
    placeholder: "e5 e6 f5 f6",
    send: "Enviar",
    help: "Teclas",
    close: "Cerrar",
    file: "Abrir un archivo",
    wrong: (message, line, column) => `Línea ${line}, columna ${column}: ${message}`,
  },
};
