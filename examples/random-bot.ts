// Plays any game at random. BRINK_URL is the server, BRINK_TOKEN a token with the scope `play`.
// BRINK_LADDER names games, such as red-sea, that it plays on the ladder while it runs.
// Run: node random-bot.ts (Node 22.18 or newer), or npx tsx random-bot.ts
const { BRINK_URL = 'http://localhost:8080', BRINK_TOKEN = '', BRINK_LADDER = '' } = process.env;
const headers = { authorization: `Bearer ${BRINK_TOKEN}`, 'content-type': 'application/json' };

interface State {
  readonly standing: {
    readonly decision: number;
    readonly prompt?: { readonly choices: readonly number[] };
  };
}

async function call(method: string, path: string, body?: object): Promise<State | undefined> {
  const text = body && JSON.stringify(body);
  const answer = await fetch(BRINK_URL + path, { method, headers, body: text });
  return answer.ok ? ((await answer.json()) as State) : undefined;
}

/** Chooses as long as the game waits for us; this is where a better bot thinks. */
async function play(game: string) {
  let state = await call('GET', `/api/games/${game}/state`);
  while (state?.standing.prompt?.choices.length) {
    const { decision, prompt } = state.standing;
    const choice = prompt.choices[Math.floor(Math.random() * prompt.choices.length)];
    state = await call('POST', `/api/games/${game}/choose`, { decision, choice });
  }
}

const events = await fetch(`${BRINK_URL}/api/events?ladder=${BRINK_LADDER}`, { headers });
let rest = '';
for await (const chunk of events.body!.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop()!;
  for (const line of lines.filter((each) => each !== '')) {
    const { type, game } = JSON.parse(line);
    if (type === 'challenge') await call('POST', `/api/games/${game}/join`, {});
    if (type === 'turn') await play(game);
  }
}
