import { doubt, type Finding, well } from '../../apps/cms/src/doctor/finding.ts'
import { tryValkey } from '../../packages/host/src/counting/tryValkey.ts'

/** Whether the programs count their limits together, where they are to: without, each counts alone. */
export async function checkLimits({ VALKEY_URL: url }: NodeJS.ProcessEnv): Promise<Finding[]> {
  if (!url) return []
  const refusal = await tryValkey(url)
  if (refusal === undefined) return [well('VALKEY_URL\u00a0: Valkey répond.')]
  return [
    doubt(
      `VALKEY_URL\u00a0: Valkey ne nous sert pas (${refusal}), et chaque programme compte ses limites seul. Regardez s’il est démarré, et si l’adresse et le mot de passe sont les bons.`,
    ),
  ]
}
