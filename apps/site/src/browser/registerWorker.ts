/** Only what is built has the worker. */
export const hasWorker = 'serviceWorker' in navigator && import.meta.env.PROD

/** The worker keeps pages readable without a network, and sends what waits. */
export function registerWorker(): void {
  if (hasWorker) navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
