/** What the pages about players say, in Spanish. */

import { BEST } from "../../../leaderboard/period.ts";
import { FAIR } from "../../../leaderboard/fair.ts";
import type { PeopleWords } from "./en.ts";

const decimal = new Intl.NumberFormat("es");

export const es: PeopleWords = {
  leaderboard: {
    title: "Clasificación",
    period: "Periodo",
    periods: { week: "Esta semana", month: "Este mes", all: "Siempre" },
    opponent: "Rivales",
    opponents: { online: "Personas", cpu: "Máquina", bot: "Bots" },
    game: "Reglas",
    anyOpponent: "Todos",
    anyGame: "Todas las reglas",
    place: "n.º",
    player: "Jugador",
    players: "Jugadores",
    points: "Puntos",
    won: "Ganadas",
    rating: "Elo",
    nameless: (player) => `Jugador ${player}`,
    wonOf: (wins, games) => `${wins}/${games}`,
    ratingOf: (rating, deviation) =>
      `${Math.round(rating)}\u00a0±\u00a0${Math.round(2 * deviation)}`,
    report: (name) => `Avisar de ${name} o bloquear`,
    none: "Aún no hay resultados",
    first: "Termina una partida y serás el n.º 1.",
    playNow: "Jugar",
    pages: "Páginas",
    previous: "Anterior",
    next: "Siguiente",
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
    mine: (place, points, wins, games) =>
      `Vas en el n.º ${place}: ${points} puntos, ${wins} de ${games} ganadas.`,
    mineBehind: (places, points, wins, games) =>
      `Vas por debajo del n.º ${places}: ${points} puntos, ${wins} de ${games} ganadas.`,
    notYet: "Aún no estás en la tabla. Termina una partida para entrar.",
    chooseName: "Elige tu nombre",
    howTitle: "Cómo se puntúa",
    how: ({ base, extinction, rounds, speed, early, margin }, short) => [
      `Ganar a la máquina: ${base.easy} en Fácil, ${base.normal} en Normal, ${base.tricky} en Astuto, ${base.hard} en Difícil, ${base.sharp} en Agudo, ${base.fierce} en Feroz, ${base.ruthless} en Implacable, ${base.expert} en Experto, ${base.conqueror} en Conquistador. Ganar a una persona: ${base.online}.`,
      `Extinción: ${extinction} más, y hasta ${early.most} más si es temprana (ninguno desde la ronda ${rounds}).`,
      `Rapidez: ${speed.most} más en menos de ${speed.fast} segundos, y cada vez menos hasta los ${speed.slow} segundos.`,
      `Escaramuza tiene ${short.rounds} rondas: allí cuentan la ronda ${short.rounds}, los ${short.fast} y los ${short.slow} segundos.`,
      `Ventaja final: ${decimal.format(margin.perCell)} por célula, ${margin.most} como mucho.`,
      `Se suman tus mejores partidas: ${BEST.week} por semana, ${BEST.month} por mes, ${BEST.all} desde siempre. Con los mismos puntos, va delante quien jugó menos.`,
      "Una derrota o un empate vale 0. Una partida que puntúa contra la máquina se pierde si no la terminas en un día o la dejas por otra.",
      "El servidor repite cada partida que puntúa, también los turnos de la máquina. Si algo no coincide, es una derrota.",
      `Entre personas puntúan las partidas públicas, jugadas desde dos redes, en las que cada uno hace ${FAIR.turns} turnos o más. Con komi o con otro comienzo no puntúan.`,
      "Contra el mismo rival, tu primera partida de la semana vale entera, la segunda la mitad y la tercera un cuarto. Las demás no puntúan, y solo la primera cambia tu Elo.",
      "Tu Elo (Glicko-2) sale de las partidas entre personas. 19 de cada 20 veces, tu Elo real está dentro del margen ±.",
      "Las semanas empiezan el lunes y los meses el día 1 (UTC).",
    ],
    deviceLink: "Tu nombre, partidas y código de jugador",
  },

  games: {
    title: "Partidas terminadas",
    name: "Nombre del jugador",
    find: "Buscar",
    none: "Aún no hay partidas.",
    notFound: "No hay partidas. Prueba con otro nombre.",
    further: "Aquí no hay. Mira partidas más antiguas.",
    link: "Todas las partidas terminadas",
  },

  me: {
    title: "Perfil",
    intro:
      "No necesitas cuenta. Este navegador guarda tu código secreto de jugador; quien lo tenga puede jugar como tú.",
    noScript: "Esta página necesita JavaScript, porque tu código se queda en tu navegador.",
    nameTitle: "Nombre",
    nameLine:
      "Termina una partida que puntúe y será tuyo: nadie más podrá usarlo, ni uno que se le parezca. Tras un año sin ninguna queda libre.",
    nameLabel: "Tu nombre",
    nameSave: "Usar este nombre",
    nameSaved: (name) => `Ahora eres ${name}.`,
    nameRefused: {
      taken: "Alguien tiene ese nombre o uno que se le parece. Prueba otro.",
      unfit: "Escribe de 2 a 24 letras o cifras.",
      signs: "Usa solo letras, cifras, espacios y . ' - _",
      mixed: "Usa letras de un solo alfabeto.",
      reserved: "Ese nombre está reservado. Prueba otro.",
      unplayed:
        "Las partidas nuevas muestran este nombre. Termina una partida que puntúe y será tuyo.",
      limit: "Demasiadas solicitudes desde tu red. Prueba más tarde.",
      banned: "Ahora no puedes elegir un nombre.",
      storage: "El servidor no pudo guardarlo. Inténtalo de nuevo.",
      malformed: "El servidor no pudo leerlo.",
      offline: "No hay conexión con el servidor. Inténtalo de nuevo.",
    },
    codeTitle: "Código de jugador",
    codeLine:
      "Cópialo para jugar con tu perfil en otro dispositivo. Guárdalo en secreto: quien lo tenga puede jugar como tú. Guarda una copia: Safari puede olvidarlo tras una semana sin visitas, y entrar con otro código lo reemplaza.",
    codeUnkept:
      "Este navegador no guarda nada de este sitio. Permite sus datos, o tu código se pierde al salir.",
    codeShow: "Mostrar mi código",
    codeHide: "Ocultar",
    codeLabel: "Tu código de jugador",
    codeOther: "Código de tu otro dispositivo",
    codeUse: "Entrar con este código",
    codeUsed: "Listo, ya entraste.",
    codeWrong: "Eso no es un código de jugador.",
    gamesTitle: "Mis partidas",
    record: "Tu Elo, tus partidas y tus rachas",
    gamesNone: "Aún no hay partidas. Termina una y la verás aquí.",
    notLoaded: "No se pudo cargar. Recarga la página para intentarlo de nuevo.",
    gamesMore: "Más",
    game: (names) => names.join(" – "),
    guest: "Invitado",
    bot: (name) => `${name} (bot)`,
    deleted: "Jugador eliminado",
    computer: {
      easy: "Máquina, Fácil",
      normal: "Máquina, Normal",
      tricky: "Máquina, Astuto",
      hard: "Máquina, Difícil",
      sharp: "Máquina, Agudo",
      fierce: "Máquina, Feroz",
      ruthless: "Máquina, Implacable",
      expert: "Máquina, Experto",
      conqueror: "Máquina, Conquistador",
    },
    dataTitle: "Tus datos",
    dataLine: "Todo lo que el servidor guarda sobre ti, en un archivo.",
    dataSave: "Descargar mis datos",
    dataSaved: "Tu archivo está listo.",
    forgetTitle: "Eliminar todo",
    forgetLine:
      "Tu nombre, tus puntos, tu Elo y tus mensajes se eliminan para siempre, y lo que guarda este navegador. Tus partidas quedan, de un jugador eliminado.",
    forget: "Eliminar mis datos",
    forgetSure: "Sí, eliminarlos",
    forgotten: "Todo está eliminado. Empiezas como un jugador nuevo.",
  },
};
