import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { PortalAd } from '#domain/listing/importing/portal-values.ts'

/**
 * A portal that answers as mobile.de's Search-API does, for tests and for the demo, which leaves the machine
 * for nothing. Numbers 4000009xx fail: 429, 500, too slow, broken JSON, a redirect inside, 50 MB.
 */
export type MobiledeStandIn = {
  readonly origin: string
  readonly baseUrl: string
  readonly user: string
  readonly password: string
  /** Paths that were asked for, in their order. */
  readonly asked: readonly string[]
  readonly stop: () => Promise<void>
}

const user = 'stand-in'
const password = 'of-this-process'
const accepted = 'application/vnd.de.mobile.api+json'
const largeBytes = 50 * 1024 * 1024

export async function startMobiledeStandIn(): Promise<MobiledeStandIn> {
  const asked: string[] = []
  const picture = await sharp({
    create: { width: 480, height: 360, channels: 3, background: '#7aa5b8' },
  })
    .jpeg()
    .toBuffer()
  let origin = ''
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(pathname)
    if (pathname.startsWith('/picture/')) {
      response.setHeader('content-type', 'image/jpeg')
      response.end(pathname.endsWith('/broken.jpg') ? 'no picture' : picture)
      return
    }
    const [, adId] = /^\/search-api\/ad\/(\d+)$/.exec(pathname) ?? []
    if (adId === undefined) response.writeHead(404).end()
    else answerAd({ request, response, adId, origin })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  origin = `http://127.0.0.1:${port}`
  const baseUrl = `${origin}/search-api`
  return { origin, baseUrl, user, password, asked, stop: () => close(server) }
}

function answerAd(call: {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly adId: string
  readonly origin: string
}): void {
  const { request, response, adId, origin } = call
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  if (request.headers.authorization !== expected) {
    response.writeHead(401).end(problem('unauthorized'))
  } else if (request.headers.accept !== accepted) {
    response.writeHead(406).end('{"title":"Not Acceptable","detail":"accept","status":406}')
  } else if (failures[adId]) {
    failures[adId](response)
  } else {
    const ad = exampleAds(origin)[adId]
    if (!ad) response.writeHead(404).end(problem('ad-not-found'))
    else {
      response.setHeader('content-type', accepted)
      response.end(JSON.stringify({ mobileAdId: adId, ...ad }))
    }
  }
}

function problem(key: string): string {
  return JSON.stringify({ errors: [{ key, message: key, args: [] }] })
}

const failures: Readonly<Record<string, (response: ServerResponse) => void>> = {
  400000901: (response) => response.writeHead(429, { 'retry-after': '30' }).end(),
  400000902: (response) => response.writeHead(500).end(problem('internal')),
  400000903: () => undefined,
  400000904: (response) => response.end('{"mobileAdId":"4000'),
  400000905: (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  400000906: (response) => response.end(`{"make":"${'x'.repeat(largeBytes)}"}`),
  400000907: (response) => response.end(problem('quota')),
  400000908: (response) => response.writeHead(403).end(problem('forbidden')),
}

/** Invented ads with the fields and forms of the portal's own answers. */
function exampleAds(origin: string): Readonly<Record<string, PortalAd>> {
  return {
    400000001: {
      ...{ vehicleClass: 'Motorhome', category: 'PartlyIntegrated', make: 'HYMER-ERIBA' },
      ...{ modelDescription: 'T 678 CL Solar', condition: 'USED', firstRegistration: '201905' },
      ...{ mileage: 48_200, power: 103, fuel: 'DIESEL', gearbox: 'MANUAL_GEAR' },
      ...{ emissionClass: 'EURO6', seatbeltSeats: 4, standingHeight: 198, numberOfBunks: 3 },
      ...{ heating: ['GAS'], damageUnrepaired: false, exteriorColor: 'WHITE' },
      dimension: { length: 7490, width: 2330, height: 2880 },
      licensedWeight: 3500,
      plainTextDescription: 'Solar 120 W, Markise, sehr gepflegt.\nRufen Sie an: 0171 2345678',
      images: [
        { hash: '0a', xl: `${origin}/picture/a-xl.jpg`, xxl: `${origin}/picture/a-xxl.jpg` },
        { hash: '0b', xl: `${origin}/picture/b-xl.jpg` },
        { hash: '0c', xl: `${origin}/picture/broken.jpg` },
      ],
      price: { consumerPriceGross: '57900.00', type: 'FIXED', currency: 'EUR' },
      seller: {
        ...{ type: 'DEALER', commercial: true, phones: ['0431 123456'] },
        address: { zipcode: '24103', city: 'Kiel', country: 'DE' },
      },
    },
    400000002: {
      ...{ vehicleClass: 'Motorhome', category: 'Caravan', make: 'NOBODYKNOWSIT' },
      ...{ modelDescription: 'Land 5', firstRegistration: '201603', axles: 1 },
      images: [
        { hash: '0a', xl: 'http://169.254.169.254/latest/meta-data' },
        { hash: '0b', xl: 'https://pictures.example/a.jpg' },
        { hash: '0c', xl: 'file:///etc/passwd' },
      ],
    },
  }
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
