/** The methods of HTTP by which nothing is changed. */
export const readingMethods = ['GET', 'HEAD', 'OPTIONS'] as const

export function isReading(method: string): boolean {
  return readingMethods.some((one) => one === method)
}
