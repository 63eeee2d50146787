"""Responses that are the same for everybody: compressed once, and sent only to browsers that don't have them yet."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from hashlib import sha256

from fastapi import Request, Response

ASK_AGAIN = "no-cache"  # a browser may keep it, but must check each time whether it is current
FOR_EVER = "public, max-age=31536000, immutable"  # the address changes with the content


@dataclass(frozen=True)
class CachedBody:
    """A body, compressed too (empty: not worth it), and a tag that changes with it."""

    body: bytes
    packed: bytes
    type: str
    tag: str
    cache: str


def keep(body: bytes, type: str, cache: str = ASK_AGAIN) -> CachedBody:
    """Compress a body."""
    packed = gzip.compress(body, 9, mtime=0)
    worth = len(packed) < 0.9 * len(body)
    return CachedBody(body, packed if worth else b"", type, f'"{sha256(body).hexdigest()[:20]}"', cache)


def keep_text(text: str) -> CachedBody:
    """Compress a text."""
    return keep(text.encode(), "text/plain; charset=utf-8")


def keep_json(data: object) -> CachedBody:
    """Compress data as JSON."""
    return keep(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), "application/json")


def send(request: Request, kept: CachedBody) -> Response:
    """The body in the encoding that this browser accepts; 304 if the browser has it already."""
    headers = {"cache-control": kept.cache, "etag": kept.tag, "vary": "accept-encoding"}
    if kept.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if kept.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(kept.packed, headers={**headers, "content-encoding": "gzip"}, media_type=kept.type)
    return Response(kept.body, headers=headers, media_type=kept.type)
