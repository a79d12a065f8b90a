/** A call to the shop, ready to leave. */
export interface SentCall {
  url: string
  headers: Record<string, string>
  body: string
}
