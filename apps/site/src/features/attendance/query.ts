import * as z from 'zod'
import type { Query } from '../../transport/pageQuery.ts'

/** The number of a sheet, typed from paper. */
export const attendanceFormQuery = { feuille: z.string().max(40) } as const satisfies Query
