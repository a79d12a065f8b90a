import { localUrlAt } from '../../packages/host/src/defaultAddresses.ts'
import { openApp } from '../../packages/host/src/openApp.ts'
import { Desk } from './desk.ts'
import type { HeldPayment } from './heldPayments.ts'
import { callbackKeyPairs, operatorSettings } from './keys.ts'
import { type ScenarioName, scenarioOfNumber } from './scenarios.ts'
import { serveCinetpay } from './serveCinetpay.ts'
import { servePages } from './servePages.ts'
import { servePawapay } from './servePawapay.ts'

interface OperatorOptions {
  port: number
  /** The address of the shop as it knows it itself: PUBLIC_URL. */
  shopUrl: string
  /** Default: pawaPay’s sandbox numbers decide, any other waits on its page. */
  scenarioOf?: (payment: HeldPayment) => ScenarioName | undefined
}

export interface Operator {
  url: string
  /** The settings with which the shop is paid here. */
  settings: Record<string, string>
  desk: Desk
  stop(): Promise<void>
}

/** A simulated mobile money operator with pawaPay’s and CinetPay’s protocols; no money is paid. */
export async function startOperator(options: OperatorOptions): Promise<Operator> {
  const { port, shopUrl, scenarioOf = scenarioOfNumber } = options
  const url = localUrlAt(port)
  const keys = callbackKeyPairs()
  const pawapayCallback = `${shopUrl}/api/paiements/pawapay/notification`
  const desk = new Desk({ url, pawapayCallback, keys, scenarioOf })
  const app = openApp('error')
  servePages(app, desk)
  servePawapay(app, desk, keys.publicPem)
  serveCinetpay(app, desk)
  await app.listen({ port, host: '127.0.0.1' })
  return {
    url,
    settings: operatorSettings(url),
    desk,
    async stop() {
      await desk.quiet()
      await app.close()
    },
  }
}
