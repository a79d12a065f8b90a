import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The machine itself and private networks (RFC 1918, 3927, 4193, 4291). */
const ownNetwork = new BlockList()
ownNetwork.addSubnet('127.0.0.0', 8)
ownNetwork.addSubnet('10.0.0.0', 8)
ownNetwork.addSubnet('172.16.0.0', 12)
ownNetwork.addSubnet('192.168.0.0', 16)
ownNetwork.addSubnet('169.254.0.0', 16)
ownNetwork.addAddress('::1', 'ipv6')
ownNetwork.addSubnet('fc00::', 7, 'ipv6')
ownNetwork.addSubnet('fe80::', 10, 'ipv6')

/**
 * Whether a program of our own asks, such as the site for its pages: from the machine or its
 * network, and not for a visitor. A request that the site passes on names its visitor
 * (X-Forwarded-For).
 */
export function isOwnProgram({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  return isOwn(ip)
}

/** Whether a program of our own is at the other end of the line, for whomever it asks. */
export function isOwnLine({ socket }: Pick<FastifyRequest, 'socket'>): boolean {
  return isOwn(socket.remoteAddress)
}

/** The address of a client that hung up is undefined, whatever Fastify's types say. */
function isOwn(address: string | undefined): boolean {
  if (address === undefined) return false
  return ownNetwork.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
