/** The texts of a poster, as they are shown to visitors of its page. */
export interface Poster {
  /** « Formation » */
  kind: string
  title: string
  /** One line for each: the days, the place, the price. */
  facts: readonly string[]
  /** The full address of its page. */
  address: string
  /** The same seed weaves the same cloth. */
  seed: string
}
