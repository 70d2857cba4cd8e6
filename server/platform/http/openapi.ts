import { z } from 'zod'
import type { EndpointDeclaration } from '#contract/endpoint.ts'
import { refusalStatus } from '#domain/refusal/refusal.ts'

/** The OpenAPI 3.1 document of the mounted endpoints, built from the contract and nothing else. */
export function openApiDocument(
  groups: Readonly<Record<string, Readonly<Record<string, EndpointDeclaration>>>>,
  about: { readonly title: string; readonly version: string },
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [group, endpoints] of Object.entries(groups)) {
    for (const [name, declared] of Object.entries(endpoints)) {
      const operations = paths[declared.path] ?? {}
      operations[declared.method.toLowerCase()] = operation(declared, { group, name })
      paths[declared.path] = operations
    }
  }
  return {
    openapi: '3.1.0',
    info: about,
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Access token of the login call' },
      },
    },
  }
}

function operation(declared: EndpointDeclaration, place: { group: string; name: string }) {
  const refusals = declared.refusals ?? []
  return {
    operationId: `${place.group}.${place.name}`,
    tags: [place.group],
    summary: declared.summary,
    ...(declared.access !== 'public' && { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters(declared.params, 'path'),
      ...parameters(declared.query, 'query'),
      ...(declared.isIdempotent ? [idempotencyKeyParameter] : []),
    ],
    ...(declared.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: asJson(declared.body) } },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        ...(!declared.transfer && {
          content: { 'application/json': { schema: asJson(declared.output, 'output') } },
        }),
      },
      default: {
        description:
          refusals.length === 0
            ? 'Refused'
            : `Refused: ${refusals.map((code) => `${code} (${refusalStatus[code]})`).join(', ')}`,
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  }
}

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key with the same body has one effect and the same answer',
  schema: { type: 'string', minLength: 8, maxLength: 80 },
}

const problemSchema = {
  type: 'object',
  description: 'RFC 9457 problem with a stable code',
  required: ['type', 'title', 'status', 'code', 'detail', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(refusalStatus) },
    detail: { type: 'string' },
    facts: { type: 'object' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          rule: { type: 'string' },
          params: { type: 'object' },
          message: { type: 'string' },
        },
      },
    },
    requestId: { type: 'string' },
  },
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const json = asJson(schema) as { properties?: Record<string, unknown>; required?: string[] }
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: property,
  }))
}

function asJson(schema: z.ZodType, io: 'input' | 'output' = 'input'): Record<string, unknown> {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
