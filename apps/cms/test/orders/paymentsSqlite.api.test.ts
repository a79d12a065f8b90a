import { paymentsSuite } from './paymentsSuite.ts'

paymentsSuite()
