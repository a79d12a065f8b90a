/** The HTTP methods that change nothing. */
export const readingMethods = ['GET', 'HEAD', 'OPTIONS'] as const

export function isReading(method: string): boolean {
  return readingMethods.some((one) => one === method)
}
