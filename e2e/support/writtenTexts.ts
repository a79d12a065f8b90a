import type { APIRequestContext } from '@playwright/test'

/** Texts of people, which a screen shows as they are: the values of all records of some types. */
export class WrittenTexts {
  private readonly whole = new Set<string>()
  private readonly long: string[] = []

  async readFrom(request: APIRequestContext, collection: string): Promise<void> {
    const all = 'limit=200&depth=0&draft=true&trash=true&locale=all'
    const answer = await request.get(`/admin/api/${collection}?${all}`)
    const { docs = [] } = (await answer.json()) as { docs?: unknown[] }
    this.add(docs)
  }

  /** Whether it was written by a person, whole or in part: versions and summaries show parts. */
  has(words: string): boolean {
    if (this.whole.has(words)) return true
    return words.length > 12 && this.long.some((text) => text.includes(words))
  }

  /** The words around what people wrote: « Supprimer … ? ». */
  without(words: string): string {
    return this.long.reduce((text, written) => text.replaceAll(written, '…'), words)
  }

  private add(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.add(one)
    else if (typeof value === 'object' && value !== null) this.add(Object.values(value))
    // A name of the program, `draft` or `new`, is not to be shown.
    else if (typeof value === 'string' && !/^[a-z_]+$/.test(value)) {
      const words = value.trim()
      this.whole.add(words)
      if (words.length > 5) this.long.push(words)
    }
  }
}
