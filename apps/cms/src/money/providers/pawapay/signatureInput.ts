/** The one `Signature-Input` of a message (RFC 9421, section 4.1). */
export interface SignatureInput {
  label: string
  /** The signed components, in order: `@method`, `content-digest`… */
  components: string[]
  keyId: string
  /** The text of the header: it is signed too. */
  parameters: string
}

const written = /^([\w*.-]+)=(\(((?:"[^"]+"(?: |(?=\))))*)\)((?:;[a-z]+=(?:"[^"]*"|\d+))*))$/

/** Reads the header; gives undefined for an invalid one, or for several inputs. */
export function readSignatureInput(header: string): SignatureInput | undefined {
  const [, label, parameters, list = '', options = ''] = written.exec(header.trim()) ?? []
  const keyId = /;keyid="([^"]+)"/.exec(options)?.[1]
  if (label === undefined || parameters === undefined || keyId === undefined) return undefined
  const components = [...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
  return { label, components, keyId, parameters }
}
