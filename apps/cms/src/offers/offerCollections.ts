import { alerts } from './alerts/alerts.ts'
import { sentAlerts } from './alerts/sentAlerts.ts'
import { checks } from './checks/checks.ts'
import { reports } from './reports/reports.ts'
import { sentOffers } from './sent/sentOffers.ts'

/** What visitors send about offers. */
export const offerDossiers = [reports, alerts, sentOffers]

/** What the program keeps about them. */
export const offerRecords = [checks, sentAlerts]
