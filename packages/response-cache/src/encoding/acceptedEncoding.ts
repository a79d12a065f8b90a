export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** In our order of preference, which decides between equal weights. */
const offered: readonly ContentEncoding[] = ['br', 'gzip', 'identity']

function weightsOf(acceptEncoding: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    if (coding !== '') weights.set(coding, weight === undefined ? 1 : Number(weight) || 0)
  }
  return weights
}

/** Chooses by RFC 9110 section 12.5.3; an answer that suits nobody is sent uncompressed. */
export function acceptedEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity'
  const weights = weightsOf(acceptEncoding)
  let best: ContentEncoding = 'identity'
  let bestWeight = 0
  for (const coding of offered) {
    // Identity needs no mention to be acceptable, but anything asked for by name comes first.
    const unnamed = coding === 'identity' ? 0.0001 : 0
    const weight = weights.get(coding) ?? weights.get('*') ?? unnamed
    if (weight > bestWeight) {
      best = coding
      bestWeight = weight
    }
  }
  return best
}
