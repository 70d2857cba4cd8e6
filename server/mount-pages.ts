import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Transport } from '#contract/client.ts'
import { movedTo } from '#locales/addresses/moved-to.ts'
import { fallbackAddress, type Hosts } from '#locales/hosts.ts'
import { isLocale } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { isPossibleCode } from './areas/site/api.ts'
import type { Config } from './config.ts'
import type { Addresses } from './kept-pages.ts'
import { answerRefusal } from './platform/http/answer-error.ts'
import type { EndpointServer } from './platform/http/endpoints/endpoint-server.ts'
import type { HttpServices } from './platform/http/http-services.ts'
import { callContextOf } from './platform/http/read-call.ts'
import { developmentPages } from './platform/pages/development-pages.ts'
import type { KeptOptions } from './platform/pages/kept/kept-options.ts'
import type { PageOptions } from './platform/pages/page-options.ts'
import { builtPages, type PageSource } from './platform/pages/page-source.ts'
import { registerPages } from './platform/pages/register-pages.ts'

const drawnAtOnce = 16
/** A page that is drawn costs as much as some calls. */
const callsPerPage = 4

/** The storefronts and the console, rendered with the rights of whoever asks for the page. */
export async function mountPages(
  app: FastifyInstance,
  services: {
    readonly config: Config
    readonly hosts: Hosts
    readonly endpoints: EndpointServer
    readonly httpServices: HttpServices
    readonly now: () => number
    readonly kept: KeptOptions & Addresses
    readonly source: PageSource
    readonly notePage: NonNullable<PageOptions['notePage']>
  },
): Promise<void> {
  const { config, hosts } = services
  const { landing } = services.kept
  await landing.read()
  const options: PageOptions = {
    source: services.source,
    hosts,
    fallbackAddress: (hostHeader, path) => fallbackAddress(hosts, hostHeader, path),
    transportFor: (request, reply) => transportFor(services, request, reply),
    movedTo: (locale, path, hostHeader) => movedTo(hosts, { locale, path, hostHeader }),
    // While developing no page is kept, and so no change heard of.
    readAddresses: config.isDevelopment ? landing.read : services.kept.readAddresses,
    landingPaths: landing.paths,
    referralPath: (locale, code) =>
      isLocale(locale) && isPossibleCode(config, code)
        ? pathTo('referral', locale, { code })
        : undefined,
    ...{ now: services.now, notePage: services.notePage },
    isDemo: config.isDemo,
    isSecure: services.httpServices.isSecure,
    ...(!config.isDemo && {
      drawings: { atOnce: drawnAtOnce, perMinute: Math.ceil(config.callsPerMinute / callsPerPage) },
    }),
  }
  await registerPages(app, options, config.isDevelopment ? undefined : services.kept)
}

export async function pageSourceOf(app: FastifyInstance, config: Config): Promise<PageSource> {
  const root = join(import.meta.dirname, '..')
  return config.isDevelopment ? developmentPages(app, root) : builtPages(join(root, '.build'))
}

/** Calls of a page rendered here: same access check and validation, no network. */
async function transportFor(
  services: { readonly endpoints: EndpointServer; readonly httpServices: HttpServices },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Transport> {
  const context = await callContextOf(request, reply, services.httpServices)
  return services.endpoints.transportFor(
    async () => context,
    (error) =>
      answerRefusal(error, {
        locale: context.locale,
        requestId: context.requestId,
        services: services.httpServices,
        log: request.log,
      }),
  )
}
