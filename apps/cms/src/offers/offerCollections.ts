import { checks } from './checks/checks.ts'
import { reports } from './reports/reports.ts'

/** What is kept about offers, besides the offers. */
export const offerDossiers = [reports]
export const offerRecords = [checks]
