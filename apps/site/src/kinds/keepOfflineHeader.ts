/**
 * The header that lets the worker show a visitor's own page again without a network: he has not
 * said that others use the device. Any other answer at its address deletes the earlier copy.
 */
export const keepOfflineHeader = 'x-keep-offline'
