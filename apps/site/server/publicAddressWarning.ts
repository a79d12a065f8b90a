import { isLoopback } from '@sira/host/addresses/publicAddress'
import type { FastifyInstance } from 'fastify'

/** The longest valid host name; a longer one was not typed by a person. */
const longestName = 255

/**
 * Logs once, when a visitor comes from another machine, that the links in letters and for search
 * engines are useless: PUBLIC_URL still names this machine.
 */
export function warnOfLoopbackAddress(app: FastifyInstance, siteOrigin: string): void {
  let said = !isLoopback(new URL(siteOrigin).host)
  app.addHook('onRequest', (request, _reply, done) => {
    if (!said && request.host !== '' && !isLoopback(request.host)) {
      said = true
      app.log.warn(
        { host: request.host.slice(0, longestName), publicUrl: siteOrigin },
        'PUBLIC_URL désigne cette machine, or on visite le site depuis une autre : indiquez-y l’adresse que tapent les visiteurs, sinon les liens des lettres et des moteurs de recherche ne mènent nulle part.',
      )
    }
    done()
  })
}
