"""The words in which schema.py describes messages: pydantic's, or, where there is no server, our own few that read the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
    from pydantic_core import PydanticCustomError
else:
    try:
        from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
        from pydantic_core import PydanticCustomError
    except ModuleNotFoundError:
        from felicity.server.plain_shapes import (
            AfterValidator,
            BaseModel,
            ConfigDict,
            Field,
            PydanticCustomError,
            TypeAdapter,
            ValidationError,
        )

__all__ = ["AfterValidator", "BaseModel", "ConfigDict", "Field", "PydanticCustomError", "TypeAdapter", "ValidationError"]
