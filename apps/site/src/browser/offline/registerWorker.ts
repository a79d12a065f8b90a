/** Only a build has the worker. */
export const hasWorker = 'serviceWorker' in navigator && import.meta.env.PROD

/** Registers the worker, which keeps pages readable without a network and sends waiting forms. */
export function registerWorker(): void {
  if (!hasWorker) return
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('read'))
}
