import { isLoopback } from '@sira/host/addresses/publicAddress'
import { httpUrl } from '@sira/host/settingRules'
import { StartFailure } from '@sira/host/startFailure'
import * as z from 'zod'

/** The settings of the payment providers; each is off until its keys are given. */
export const providerSettings = {
  PAWAPAY_URL: httpUrl.default('https://api.pawapay.io'),
  PAWAPAY_TOKEN: z.string().optional(),
  CINETPAY_URL: httpUrl.default('https://api-checkout.cinetpay.com'),
  CINETPAY_API_KEY: z.string().optional(),
  CINETPAY_SITE_ID: z.string().optional(),
  CINETPAY_SECRET_KEY: z.string().optional(),
}

type GivenProviders = z.infer<z.ZodObject<typeof providerSettings>>

export interface ProviderSettings {
  pawapay: { url: string; token: string } | undefined
  cinetpay: { url: string; apiKey: string; siteId: string; secretKey: string } | undefined
}

/** Throws a {@link StartFailure} where money would be collected in the open, or by the simulator. */
export function readProviders(given: GivenProviders, publicUrl: string): ProviderSettings {
  const { PAWAPAY_TOKEN: token, CINETPAY_API_KEY: apiKey } = given
  const { CINETPAY_SITE_ID: siteId, CINETPAY_SECRET_KEY: secretKey } = given
  const cinetpayKeys = [apiKey, siteId, secretKey]
  if (cinetpayKeys.some(Boolean) && !cinetpayKeys.every(Boolean)) {
    throw new StartFailure(
      'CinetPay a trois clés : CINETPAY_API_KEY, CINETPAY_SITE_ID et CINETPAY_SECRET_KEY. Donnez les trois, ou aucune.',
    )
  }
  if (token) refuseSimulator('PAWAPAY_URL', given.PAWAPAY_URL, publicUrl)
  if (apiKey) refuseSimulator('CINETPAY_URL', given.CINETPAY_URL, publicUrl)
  return {
    pawapay: token ? { url: bare(given.PAWAPAY_URL), token } : undefined,
    cinetpay:
      apiKey && siteId && secretKey
        ? { url: bare(given.CINETPAY_URL), apiKey, siteId, secretKey }
        : undefined,
  }
}

/**
 * The operator simulator speaks plain http and says "paid" to whoever asks. A product that visitors
 * reach does not start with it; one that only this machine reaches may be shown with it.
 */
function refuseSimulator(setting: string, url: string, publicUrl: string): void {
  if (url.startsWith('https://') || isLoopback(new URL(publicUrl).host)) return
  throw new StartFailure(
    `${setting}=${url} désigne le simulateur d’opérateur, où rien n’est payé pour de vrai, et ${publicUrl} est ouvert aux visiteurs. Retirez ce réglage, ou indiquez l’adresse https du fournisseur.`,
  )
}

function bare(url: string): string {
  return url.replace(/\/+$/, '')
}
