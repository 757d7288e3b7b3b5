"""The published schema: OpenAPI 3.1 for HTTP with the messages of the socket beside it, and a page that shows both."""

from __future__ import annotations

import html
import re
from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from typing import Any, Final, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Endpoint

from westkingdom.engine.offers import SoloOffer
from westkingdom.library.offers import GAMES, Offer, RulingOffer
from westkingdom.server.messages import FromClient, FromServer, LookShown
from westkingdom.server.replies.message import Refusal
from westkingdom.server.requests.fields import Secret
from westkingdom.server.routes import ROUTES, Route
from westkingdom.server.visitors import COOKIE, SAFE_COOKIE

Data = dict[str, Any]
_REF: Final = "#/components/schemas/{name}"
_STATUSES: Final = {
    "400": "It could not be understood.",
    "403": "The secret, the seat or the page does not allow this.",
    "404": "There is no such thing.",
    "409": "The table does not allow this now.",
    "413": "It is too large.",
    "415": "It is not JSON.",
    "421": "This name is not served.",
    "429": "Too much at once.",
    "503": "Not now; send it again.",
}
_SOCKET: Final = "/api/tables/{table}/socket"
_ABOUT: Final = (
    f"Tables of {' and '.join(game.title for game in GAMES.values())}. A browser has its secret as a cookie; "
    "a program sends it as `Authorization: Bearer SECRET`, and is told it when it makes or joins a table. "
    "Everything said is a message key "
    "with arguments. Every refusal has the same form, and means that nothing was done."
)


@cache
def document() -> Data:
    """The whole schema."""
    from westkingdom import __version__

    types = _wire_types()
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    by_type = {repr(one): one_schema for one, one_schema in zip(types, schemas, strict=True)}
    for offered in (Offer, SoloOffer, RulingOffer):
        _say_fields(offered, components[offered.__name__])
    components["FromClient"] = {**by_type[repr(FromClient)], "description": "What a client may send on the socket."}
    components["FromServer"] = {**by_type[repr(FromServer)], "description": "What the server sends on the socket."}
    paths: dict[str, Data] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_type, components)
    paths[_SOCKET] = {"get": _socket_operation()}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Westkingdom", "version": __version__, "description": _ABOUT},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {
                "program": {"type": "http", "scheme": "bearer"},
                "browser": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": COOKIE,
                    "description": f"Over https it is called `{SAFE_COOKIE}`.",
                },
            },
        },
        "security": [{"program": []}, {"browser": []}, {}],
    }


def _wire_types() -> list[Any]:
    """Every type that goes over the wire."""
    found: list[Any] = [FromClient, FromServer, LookShown, Refusal, Secret]
    for route in ROUTES:
        for one in (route.reply, route.body, route.query):
            if one is not None and one not in found:
                found.append(one)
    return found


def _say_fields(kind: type, schema: Data) -> None:
    """Say in the schema what the fields of a dataclass mean: the engine knows no msgspec, and notes it as text."""
    for name, hint in get_type_hints(kind, include_extras=True).items():
        for text in getattr(hint, "__metadata__", ()):
            schema["properties"][name]["description"] = text


def _operation(route: Route, by_type: Data, components: Data) -> Data:
    """One route as an operation."""
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": _path_schema(name)}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    query = components[route.query.__name__]
    for name, kind in query.get("properties", {}).items():
        required = name in query.get("required", [])
        parameters.append({"name": name, "in": "query", "required": required, "schema": kind})
    out: Data = {
        "operationId": route.name,
        "summary": route.summary,
        "parameters": parameters,
        "responses": {
            "200": {"description": "It was done.", "content": _json_content(by_type[repr(route.reply)])},
            **{
                status: {"description": text, "content": _json_content({"$ref": _REF.format(name="Refusal")})}
                for status, text in _STATUSES.items()
            },
        },
    }
    if route.body is not None:
        out["requestBody"] = {"required": True, "content": _json_content(by_type[repr(route.body)])}
    return out


def _path_schema(name: str) -> Data:
    """What may stand in an address."""
    return {"type": "integer", "minimum": 0} if name == "revision" else {"type": "string", "pattern": "^[a-z2-7]{16}$"}


def _json_content(schema: Data) -> Data:
    """Something sent as JSON."""
    return {"application/json": {"schema": schema}}


def _socket_operation() -> Data:
    """The socket, which OpenAPI can only mention."""
    return {
        "operationId": "socket",
        "summary": "The WebSocket of one seat: send FromClient messages, hello first; FromServer messages come back.",
        "parameters": [{"name": "table", "in": "path", "required": True, "schema": _path_schema("table")}],
        "responses": {"101": {"description": "From here on messages are text frames of JSON."}},
    }


# --- the page


def endpoints() -> list[Endpoint]:
    """The schema, and the page that shows it."""
    return [
        Endpoint("/docs", _sender(lambda: _page(document()), "text/html; charset=utf-8"), methods=["GET"]),
        Endpoint("/docs/openapi.json", _sender(written, "application/json"), methods=["GET"]),
    ]


def written() -> str:
    """The schema as text."""
    return msgspec.json.format(msgspec.json.encode(document()), indent=2).decode()


def _sender(text: Callable[[], str], kind: str) -> Callable[[Request], Awaitable[Response]]:
    """Make what sends a text; it is made when it is first wanted."""
    made = cache(text)

    async def send(_: Request) -> Response:
        return Response(made(), media_type=kind, headers={"cache-control": "no-cache"})

    return send


def _page(data: Data) -> str:
    """The schema as a page that needs no script."""
    schemas: Data = data["components"]["schemas"]
    lines = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        '<title>Westkingdom: the API</title><link rel="stylesheet" href="/page.css"></head><body class="docs"><main>',
        (
            f"<h1>Westkingdom {html.escape(data['info']['version'])}: the API</h1>"
            f"<p>{_shown(data['info']['description'])}</p>"
        ),
        '<p><a href="/docs/openapi.json">openapi.json</a> (OpenAPI 3.1) holds all of this for programs.</p>',
        "<h2>Requests</h2>",
    ]
    for path, methods in data["paths"].items():
        for method, what in methods.items():
            lines += _operation_lines(path, method, what)
    lines += ["<h2>Messages of the socket, and everything else</h2>"]
    first = ["FromClient", "FromServer"]
    for name in [*first, *[name for name in schemas if name not in first]]:
        lines += _type_lines(name, schemas[name])
    return "\n".join([*lines, "</main></body></html>"])


def _operation_lines(path: str, method: str, what: Data) -> Iterator[str]:
    """One request."""
    yield f"<h3>{method.upper()} {html.escape(path)}</h3><p>{_shown(what['summary'])}</p><ul>"
    for one in what["parameters"]:
        need = "" if one["required"] else ", if you like"
        yield f"<li>{one['in']}: <b>{one['name']}</b>, {_kind_of(one['schema'])}{need}</li>"
    if "requestBody" in what:
        yield f"<li>body: {_kind_of(what['requestBody']['content']['application/json']['schema'])}</li>"
    if "200" in what["responses"]:
        yield f"<li>answer: {_kind_of(what['responses']['200']['content']['application/json']['schema'])}</li>"
    yield "</ul>"


def _type_lines(name: str, schema: Data) -> Iterator[str]:
    """One type."""
    yield f'<h3 id="{name}">{name}</h3><p>{_shown(schema.get("description", ""))}</p>'
    if "properties" not in schema:
        yield f"<p>{_kind_of(schema)}</p>"
        return
    yield "<ul>"
    for field, kind in schema["properties"].items():
        need = "" if field in schema.get("required", []) else ", may be left out"
        text = f": {_shown(kind['description'])}" if "description" in kind else ""
        yield f"<li><b>{html.escape(field)}</b>, {_kind_of(kind)}{need}{text}</li>"
    yield "</ul>"


def _kind_of(schema: Data) -> str:
    """Say in short what a schema allows."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_kind_of(one) for one in schema["anyOf"])
    if "const" in schema or "enum" in schema:
        return " or ".join(html.escape(repr(one)) for one in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_kind_of(schema.get('items') or {})}" if schema.get("items") else "list"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind_of(schema['additionalProperties'])}"
    return html.escape(str(kind))


def _shown(text: str) -> str:
    """Text with words in backquotes as code."""
    return re.sub("`([^`]*)`", r"<code>\1</code>", html.escape(text, quote=False))
