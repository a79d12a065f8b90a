/** Only what is built has the worker. */
export const hasWorker = 'serviceWorker' in navigator && import.meta.env.PROD

/** The worker keeps pages readable without a network, this one among them, and sends what waits. */
export function registerWorker(): void {
  if (!hasWorker) return
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('read'))
}
