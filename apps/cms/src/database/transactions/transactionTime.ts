/** Milliseconds: longer than the slowest save; a longer transaction was forgotten. */
const usual = 60_000
/** The demo content, with all its pictures, on a very small machine. */
const long = 60 * 60_000

let longest = usual

/** Milliseconds after which a transaction is undone. */
export function longestTransaction(): number {
  return longest
}

/** Allows one long write, while nobody else is served. */
export async function allowLongTransactions<Result>(work: () => Promise<Result>): Promise<Result> {
  longest = long
  try {
    return await work()
  } finally {
    longest = usual
  }
}
