import { longestTypedCode } from '@sira/contract/attestations/attestation'
import * as z from 'zod'
import type { Query } from '../../transport/pageQuery.ts'

/** The code that somebody typed from a paper. */
export const checkQuery = { code: z.string().max(longestTypedCode) } as const satisfies Query
