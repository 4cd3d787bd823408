/** Everything the game says, in Spanish. */

import type { Zone } from "../../games/life_rules.ts";
import type { Words } from "./en.ts";
import { counted, listed } from "./grammar.ts";

const LANGUAGE = "es";

const zones: Record<Zone, string> = { home: "casa", neutral: "neutral", rival: "rival" };

const cells = (count: number) => counted(LANGUAGE, count, { one: "célula", other: "células" });

export const es: Words = {
  language: LANGUAGE,
  languageName: "Español",
  seats: ["Azul", "Rojo"],
  zones,
  cells,

  site: {
    name: "Conway's Conquerors",
    tagline: "Dos colonias. Un tablero. Decide el Juego de la Vida.",
    description:
      "Un juego de estrategia para dos sobre el Juego de la Vida de Conway: coloca cuatro células, deja vivir el tablero una generación y conquista el terreno rival.",
    skipToContent: "Saltar al contenido",
    theme: "Tema",
    themes: { auto: "Automático", light: "Claro", dark: "Oscuro" },
    otherLanguage: "English",
    home: "Inicio",
    leaderboard: "Clasificación",
    notFoundTitle: "Esta página no está en el tablero",
    notFound: "Quizá murió por exceso de vecinos. El juego está a una generación:",
    brokenTitle: "Algo se ha roto aquí",
    broken: "La culpa es nuestra. Inténtalo de nuevo en un momento.",
    badTitle: "Este enlace no es del todo correcto",
    noScript: "El tablero necesita JavaScript. Permítelo en esta página para jugar.",
  },

  errors: {
    "bad-link": {
      title: "Este enlace no es del todo correcto",
      text: "Pide un nivel, un lado o unas reglas que no existen. Estos están a un clic:",
    },
    "unknown-room": {
      title: "No existe esa sala",
      text:
        "Revisa el código: seis letras y cifras. Las salas se retiran tras dos horas sin actividad.",
    },
    "room-limit": {
      title: "Ya son bastantes salas",
      text:
        "Tienes tantas salas abiertas como se puede. Termina una partida o vuelve dentro de un rato.",
    },
    "room-storage": {
      title: "No se pudo crear la sala",
      text: "El servidor no pudo guardarla ahora. Inténtalo de nuevo en un momento.",
    },
    "unknown-board": {
      title: "No existe esa clasificación",
      text: "Se lleva por semana, por mes y desde siempre.",
    },
    "room-form": { title: "No se pudo crear la sala", text: "No se puede configurar así." },
  },

  home: {
    playCpu: "Jugar contra la máquina",
    playCpuLine: "Un clic y estás en el tablero. Sin cuenta ni nombre.",
    picture:
      "Una partida en su novena ronda: discos azules a la izquierda, rombos rojos a la derecha",
    twoTitle: "Dos en un dispositivo",
    twoLine: "Pasaos el tablero por turnos.",
    twoStart: "Abrir un tablero compartido",
    chooseTitle: "Elige tu partida",
    howTitle: "Cómo se juega",
    how: (rules) => [
      `El tablero tiene ${rules.width} columnas: la casa de Azul son las ${rules.home} primeras, la de Rojo las ${rules.home} últimas; el resto es neutral.`,
      `En cada turno colocas ${rules.place} células en terreno vacío. Después todo el tablero vive una generación.`,
      "Una célula con 2 o 3 vecinas vivas sobrevive, sean de quien sean. Las demás mueren.",
      "Una celda vacía con exactamente 3 vecinas vivas nace, con el color de la mayoría.",
      "Tu casa siempre está abierta para ti. La zona neutral se abre mientras vivas en casa.",
      `La casa rival se abre mientras vivas en ${
        listed(LANGUAGE, rules.rivalNeeds.map((zone) => zones[zone]))
      } a la vez: tu primera célula allí tiene que nacer allí.`,
      `Desde la ronda ${rules.bombRound} una bomba puede limpiar 3 por 3 celdas en lugar de un turno. Una vez por partida puedes pasar.`,
      `Deja al rival sin células y ganas. Tras ${rules.rounds} rondas gana la colonia mayor${
        rules.rivalWeight > 1 ? "; las células en la casa rival cuentan doble" : ""
      }.`,
    ],
  },

  setup: {
    level: "Nivel",
    side: "Tu lado",
    game: "Reglas",
    start: "Jugar",
    firstMove: "mueve primero",
    secondMove: "mueve segundo",
  },

  levels: {
    easy: { text: "Fácil", line: "Descuidado, pero nunca suicida: un primer rival justo." },
    normal: { text: "Normal", line: "Valora cada célula una generación por delante." },
    hard: {
      text: "Difícil",
      line: "Planea el turno entero, guarda su casa y caza al débil.",
    },
  },

  games: {
    "conquerors-v2": {
      text: "V2",
      line: "Mantén las tres zonas para invadir; allí las células cuentan doble.",
    },
    "conquerors-classic": {
      text: "Clásico",
      line: "Invasión más fácil; cada célula cuenta una vez.",
    },
  },

  table: {
    title: (opponent) => `Tú contra ${opponent}`,
    titleShared: "Dos en un dispositivo",
    computer: (level) => `Máquina, ${level}`,
    you: "Tú",
    round: (round, rounds) => `Ronda ${round} de ${rounds}`,
    yourTurn: "Tu turno",
    seatTurn: (seat) => `Turno de ${seat}`,
    thinking: "La máquina está pensando…",
    cellsLabel: "Células",
    scoreLabel: "Puntos",
    bombReady: "Bomba lista",
    bombFrom: (round) => `Bomba: ronda ${round}`,
    bombCooling: "Bomba: próximo turno",
    skipLeft: "Puede pasar",
    skipUsed: "Ya pasó",
    zoneOpen: (zone) => `${capital(zones[zone])}: abierta`,
    zoneLocked: (zone) => `${capital(zones[zone])}: cerrada`,
    undo: "Deshacer",
    clear: "Borrar",
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
    aimBomb: "Elige dónde cae la bomba y luego lánzala.",
    askSkip: "¿Pasar tu único turno? El tablero vive igualmente una generación.",
    failed: "La máquina no pudo responder.",
    retry: "Reintentar",
    leave: "Nueva partida",
    shapes: "Las células azules son discos llenos; las rojas, rombos huecos.",
  },

  room: {
    title: (code) => `Sala ${code}`,
    guest: "Invitado",
    opponent: "Rival",
    status: {
      connecting: "Conectando…",
      reconnecting: "Se perdió la conexión. Reconectando…",
      offline: "No tienes conexión. La partida te espera.",
    },
    connected: "Conexión recuperada.",
    byPolling: "por sondeo",
    polling: "Conectado por sondeo: los turnos pueden tardar un poco más.",
    sending: "Enviando tu turno…",
    waiting: "Esperando a tu rival",
    begins: (seat, isMine) =>
      `Empieza la partida: juegas con ${seat}${isMine ? " y mueves primero." : "."}`,
    draftKept: (count) => `${cells(count)} de antes, aún elegidas.`,
    watching: "Estás mirando.",
    full: "Los dos asientos están ocupados, así que estás mirando.",
    ownSeat: "Este navegador tiene el otro asiento, así que aquí estás mirando.",
    watchers: (count) => `${count} mirando`,
    inviteTitle: "Invita a alguien",
    inviteLine: "Quien abra primero este enlace juega contra ti.",
    code: "Código",
    inviteWatchers: "Deja que otros miren",
    watchLinkLabel: "Enlace para mirar",
    watch: "Mirar aquí",
    copy: "Copiar",
    linkLabel: "Enlace a esta partida",
    copied: "Copiado.",
    copyByHand: "Cópialo con tus teclas: está seleccionado.",
    share: "Compartir",
    qr: "El enlace como código QR",
    gone: "Tu rival se ha ido.",
    goneUntil: (seconds) => `Puedes reclamar la partida en ${seconds} s.`,
    goneNow: "Puedes reclamar la partida, o esperar.",
    claim: "Reclamar la partida",
    back: "Tu rival ha vuelto.",
    clock: (seconds) => `Quedan ${seconds} s para este turno`,
    resign: "Abandonar",
    resignSure: "Abandonar de verdad",
    abort: "Anular",
    offerDraw: "Ofrecer tablas",
    drawOffered: "Has ofrecido tablas.",
    drawAsked: "Tu rival ofrece tablas.",
    rematch: "Revancha, cambiando de lado",
    rematchOffered: "Has ofrecido la revancha.",
    rematchAsked: "Tu rival quiere la revancha.",
    offerGone: "La oferta se ha retirado.",
    accept: "Aceptar",
    decline: "Rechazar",
    takeBack: "Retirar",
    review: "Repasarla",
    lobby: "A la portada",
    chat: "Charla",
    newTalk: "Charla: algo nuevo",
    chatMuted: "La charla está silenciada.",
    mute: "Silenciar",
    unmute: "Mostrar la charla",
    chatLabel: "Di algo",
    chatSend: "Enviar",
    sound: "Sonido si no veo llegar mi turno",
    lend: "Seguir en otro dispositivo",
    lendLabel: "Enlace para tu otro dispositivo",
    lendLine: "Abre allí este enlace antes de diez minutos. Este dispositivo dejará el asiento.",
    fatal: {
      "unknown-room": "No existe esa sala. Quizá se retiró tras dos horas sin actividad.",
      "bad-token": "Este navegador ya no tiene ese asiento.",
      "bad-key": "Ese enlace ya se usó, o es demasiado viejo.",
      "taken-along": "Ahora juegas en otro dispositivo.",
      outdated: "Esta página es más vieja que el servidor. Cárgala de nuevo.",
    },
    reload: "Cargar de nuevo",
    yourTurnTitle: (title) => `● Tu turno · ${title}`,
  },

  verify: {
    title: "Comprobar registros",
    intro:
      "Un registro es verdadero si cada turno fue legal, cada suma es la del tablero y el resultado es el del tablero. Se repite aquí, en tu navegador.",
    line: "Pega registros (CCN) o suelta aquí un archivo.",
    check: "Comprobar",
    isTrue: (game, turns, result) =>
      `Verdadero: ${game}, ${
        counted(LANGUAGE, turns, { one: "turno", other: "turnos" })
      }, ${result}.`,
    isFalse: "Falso:",
  },

  replay: {
    title: (blue, red) => `${blue} contra ${red}`,
    deleted: "Jugador borrado",
    scrubber: "Dónde está la repetición",
    first: "Al principio",
    back: "Un paso atrás",
    on: "Un paso adelante",
    end: "Al final",
    play: "Reproducir",
    pause: "Pausa",
    speed: "Pasos por segundo",
    start: (rounds) => `El tablero vacío, quedan ${rounds} rondas.`,
    placed: (seat, generation) => `${seat} ha movido; sigue la generación ${generation}.`,
    bringTitle: "Repasar una partida",
    bringLine:
      "Pega un registro (CCN o JSON) o el enlace de una partida, o suelta aquí un archivo.",
    bring: "Mostrar",
    file: "Abrir un archivo",
    wrong: (message, line, column) => `${message} (línea ${line}, columna ${column})`,
    brokenLink: "Este enlace está dañado o incompleto. Pídelo de nuevo.",
    share: "La partida entera en un enlace",
    downloads: "Guardar como",
    playFrom: "Seguir jugando desde aquí",
    curve: "Los dos marcadores por generaciones",
    curveLine: "Puntos por generación; lo sombreado es lo que cuenta doble.",
  },

  result: {
    winner: (seat) => `Gana ${seat}`,
    youWin: "Has ganado",
    youLose: "Has perdido",
    draw: "Empate",
    by: {
      extinction: (round) => `por extinción en la ronda ${round}`,
      majority: () => "por mayoría tras la última ronda",
      resignation: () => "por abandono",
      agreement: () => "de mutuo acuerdo",
      abort: () => "anulada antes de que ambos movieran",
      time: () => "por tiempo",
      abandonment: () => "porque el rival se fue",
    },
    score: (blue, red) => `Azul ${blue}, Rojo ${red}`,
    again: "Otra, cambiando de lado",
    record: "Guardar la partida",
  },

  refusals: {
    over: () => "La partida ha terminado.",
    "off-board": () => "Esa celda no está en el tablero.",
    occupied: () => "Esa celda está ocupada.",
    repeated: () => "Esa celda ya está elegida.",
    "too-many": ({ place }) => `${cells(place)} por turno. Retira una para moverla, o confirma.`,
    "too-few": ({ place }) => `Un turno son ${cells(place)}, una bomba o tu pase.`,
    "neutral-locked": () => "Zona neutral cerrada: necesitas una célula viva en casa.",
    "rival-locked": ({ rivalNeeds }) =>
      `Zona rival cerrada: necesitas células en ${
        listed(LANGUAGE, rivalNeeds.map((zone) => zones[zone]))
      }.`,
    "bomb-early": ({ bombRound }) => `Las bombas caen desde la ronda ${bombRound}.`,
    "bomb-cooling": () => "Tu bomba no está lista: vuelve el próximo turno.",
    "skip-used": () => "Ya usaste tu pase.",
    stale: () => "El tablero ya había cambiado. Míralo otra vez.",
    "not-your-turn": () => "No es tu turno.",
    unreadable: () => "El servidor no pudo leer ese turno.",
    waiting: () => "Tu rival aún no ha llegado.",
    "not-over": () => "La partida no ha terminado.",
    moved: () => "Ya habéis movido los dos: la partida cuenta.",
    "no-offer": () => "Esa oferta ya no está.",
    offered: () => "Ya lo has ofrecido.",
    "not-gone": () => "Tu rival aún puede volver.",
    time: () => "Se acabó el tiempo de este turno.",
    flood: () => "Demasiado rápido. Espera un momento.",
    empty: () => "Ahí no hay nada que decir.",
    watching: () => "Estás mirando. Quien mira no juega.",
    busy: () => "El servidor está ocupado. Inténtalo de nuevo.",
    storage: () => "El servidor no pudo guardarlo. Nada ha cambiado; inténtalo de nuevo.",
    malformed: () => "El servidor no pudo leer eso.",
    closed: () => "La conexión está cerrada.",
  },

  say: {
    begin: (place) => `Coloca ${cells(place)} en tu casa y confirma el turno.`,
    notYourTurn: "Todavía no es tu turno.",
    placed: (cell, count, of) => `${cell} colocada, ${count} de ${of}.`,
    full: "Confirma el turno cuando quieras.",
    removed: (cell) => `${cell} retirada.`,
    cleared: "Todas las células retiradas.",
    nothingToUndo: "Nada que deshacer.",
    bombAt: (cell, kills) => `Bomba apuntada a ${cell}: ${kills}. Confirma para lanzarla.`,
    bombKills: (blue, red) => `elimina ${blue} azules, ${red} rojas`,
    placing: "De vuelta a colocar células.",
    turnPlaced: (seat, list) => `${seat} colocó ${list}.`,
    turnNothing: (seat) => `${seat} no tenía dónde colocar.`,
    turnBomb: (seat, cell) => `${seat} bombardeó ${cell}.`,
    turnSkip: (seat) => `${seat} pasó.`,
    generation: (number, changes) => `Generación ${number}: ${changes}.`,
    change: (seat, born, died) => `${seat.toLowerCase()} +${born} −${died}`,
    noChange: "nada nace, nada muere",
    zoneNow: (zone, open) =>
      `La zona ${zones[zone]} está ahora ${open ? "abierta" : "cerrada"} para ti.`,
    result: (headline, why, score) => `${headline} ${why}. ${score}.`,
    scores: (seat, count, score) => `${seat}: ${cells(count)}, ${score} puntos`,
    zonesOpen: (list) => `Abierto para ti: ${list}.`,
    empty: "vacía",
    drafted: "elegida",
    cell: (name, what) => `${name} ${what}`,
    cellLive: (name, seat, neighbours) =>
      `${name}, ${seat.toLowerCase()}, ${
        counted(LANGUAGE, neighbours, { one: "vecina", other: "vecinas" })
      }`,
    around: (list) => `Alrededor: ${list}.`,
    nothingAround: "Nada vivo alrededor.",
    noLast: "No se ha jugado ningún turno.",
    noCells: (where) => `${where}: ninguna célula viva.`,
    scan: (where, list) => `${where}: ${list}.`,
    row: (row) => `Fila ${row}`,
    column: (column) => `Columna ${column}`,
    preview: (changes) => `La próxima generación con lo elegido: ${changes}.`,
    legal: (count) =>
      `Puedes colocar en ${counted(LANGUAGE, count, { one: "celda", other: "celdas" })}.`,
    edge: "Borde del tablero.",
    noneFound: "No hay ninguna.",
    unknown: (text) => `No conozco «${text}». Escribe ayuda para ver las órdenes.`,
  },

  board: {
    label: (rows, columns) => `Tablero, ${rows} filas, ${columns} columnas`,
    open: "Abrir el tablero para el teclado",
    canvas: "Aquí se dibuja el tablero; el tablero para el teclado dice lo mismo con palabras.",
  },

  field: {
    label: "Escribe tu turno",
    ask: "Pregunta por el tablero",
    placeholder: "e5 e6 f5 f6",
    send: "Enviar",
    help: "Teclas",
    close: "Cerrar",
    helpTitle: "Teclas y órdenes",
    keys: [
      ["Flechas, Inicio, Fin, Re Pág, Av Pág", "moverse por el tablero"],
      ["[ ]", "zona anterior o siguiente"],
      ["b r", "siguiente célula azul o roja (Mayús: anterior)"],
      ["Espacio", "colocar o retirar, o apuntar la bomba"],
      ["Intro", "confirmar"],
      ["u", "deshacer"],
      ["x", "bomba aquí"],
      ["k", "pasar"],
      ["Escape", "volver a colocar"],
      ["p", "prever la próxima generación"],
      ["o", "esta celda y las de alrededor"],
      ["l s z", "último turno, puntos, zonas abiertas"],
      ["i", "al campo de texto"],
      ["?", "esta ayuda"],
    ],
    commands: [
      ["e5 e6 f5 f6", "colocar estas células"],
      ["confirmar, deshacer, borrar", "el turno"],
      ["bomba m13, pasar", "en lugar de colocar"],
      ["s 13, s m", "qué vive en una fila o columna"],
      ["cerca m13", "una celda y las de alrededor"],
      ["zona casa, zona neutral, zona rival", "qué vive en una zona"],
      ["celdas azul, celdas rojo", "dónde vive un color"],
      ["puntos, último, legal, prever", "la posición en palabras"],
    ],
  },
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
