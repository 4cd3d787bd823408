type Handler = (req: Request, info: Deno.ServeHandlerInfo) => Promise<Response>;

const PATH = "/_fresh/alive";

/** A page that loses the server reloads as soon as there's one again. */
const SCRIPT = `<script type="module">
const events = new EventSource("${PATH}");
let lost = false;
events.onerror = () => lost = true;
events.onopen = () => lost && location.reload();
</script>`;

/** Adds to pages a script that reloads them after the server has restarted. */
export function liveReload(handler: Handler): Handler {
  return async (req, info) => {
    if (new URL(req.url).pathname === PATH) return alive();
    const response = await handler(req, info);
    if (!response.headers.get("content-type")?.startsWith("text/html")) {
      return response;
    }
    const headers = new Headers(response.headers);
    for (const name of POLICIES) headers.delete(name);
    return new Response(await response.text() + SCRIPT, {
      status: response.status,
      headers,
    });
  };
}

/** They would forbid the script, whose nonce nobody knows. */
const POLICIES = [
  "content-security-policy",
  "content-security-policy-report-only",
  "etag",
];

/** A stream that says nothing for as long as the server lives. */
function alive(): Response {
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(HELLO),
  });
  return new Response(stream, {
    headers: { "content-type": "text/event-stream" },
  });
}

const HELLO = new TextEncoder().encode(": alive\n\n");
