/** A line of an order of which there is not enough. */
export interface SoldOutLine {
  /** Its place in the order. */
  index: number
  left: number
}
