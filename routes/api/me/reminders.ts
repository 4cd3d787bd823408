import { accountHandler } from "../../../lib/server/http/account.ts";
import { malformed, refuse } from "../../../lib/server/http/refusal.ts";
import { freshJson } from "../../../lib/server/http/body.ts";
import { readSubscription } from "../../../lib/server/push/push_services.ts";

const NO_SUBSCRIPTION = '"subscription" must be what a browser\'s push service gives, ' +
  'of a service that this server sends to, and "language" en or es.';

/**
 * Whether a player's browser is notified of turns, `{identity, wish: "look", endpoint}`; turns that
 * on, `{…, wish: "on", subscription, language}`, or off, `{…, wish: "off", endpoint}`.
 */
export const handler = accountHandler(async (asking) => {
  const { services, identity, source, body } = asking;
  const { pushSender, pushHosts, limits, markOf, store: { books: { subscriptions } } } = services;
  const mine = (await subscriptions.of(identity)).map(({ endpoint }) => endpoint);
  const isOn = mine.some((endpoint) => endpoint === body.endpoint);
  switch (body.wish) {
    case "look":
      return freshJson({ key: await pushSender.publicKey(), isOn });
    case "on": {
      const subscription = readSubscription(body.subscription, body.language, pushHosts);
      if (!subscription) return malformed(asking, NO_SUBSCRIPTION);
      const share = { all: limits.subscriptions, ofSource: limits.subscriptionsPerSource };
      const kept = await subscriptions.keep(identity, subscription, markOf(source), share);
      if (kept === "limit") return refuse("limit", 429);
      return kept === "kept" ? freshJson({ isOn: true }) : refuse("storage", 503);
    }
    case "off": {
      const isDropped = !isOn || await subscriptions.drop(String(body.endpoint));
      return isDropped ? freshJson({ isOn: false }) : refuse("storage", 503);
    }
    default:
      return malformed(asking, '"wish" must be look, on or off.');
  }
});
