/**
 * `away`: no network, or nobody answers; `often`: too many calls from its network; `notTaken`: what waits
 * is refused as it is; `unbound`: this device may not any more.
 */
export type Exchange = 'done' | 'away' | 'often' | 'notTaken' | 'unbound'

/** Milliseconds. After this time the answer is not expected any more. */
const patience = 30_000

/** The data of an answer; its status where it is a refusal, 0 without a network. */
export async function ask<Data>(address: string, body: object): Promise<Data | number> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) return response.status
    return ((await response.json()) as { data: Data }).data
  } catch {
    return 0
  }
}

interface Talk<Answer> {
  /** Sends the first waiting entries; gives undefined where this device is not bound. */
  send(): Promise<Answer | number | undefined> | undefined
  /** Keeps the answer, and tells how much still waits. */
  settle(answer: Answer): number
}

/** Sends waiting entries in batches, and gets the news; one exchange after another. */
export function exchanges<Answer extends object>({ send, settle }: Talk<Answer>) {
  let last: Promise<unknown> = Promise.resolve()
  async function once(): Promise<Exchange> {
    for (;;) {
      const answer = await send()
      if (answer === undefined || answer === 401 || answer === 403) return 'unbound'
      if (answer === 429) return 'often'
      if (typeof answer === 'number') return answer >= 400 && answer < 500 ? 'notTaken' : 'away'
      if (settle(answer) === 0) return 'done'
    }
  }
  return (): Promise<Exchange> => {
    const done = last.then(once, once)
    last = done
    return done
  }
}
