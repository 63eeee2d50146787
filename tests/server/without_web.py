"""A Python in which nothing of the web or of databases can be imported, as in a browser tab."""

WITHOUT_WEB = '''
import sys

MISSING = {
    "alembic", "anyio", "cryptography", "duckdb", "fastapi", "httpx", "numpy", "openskill", "prometheus_client", "psycopg", "pyarrow",
    "pydantic", "pydantic_core", "rich", "sqlalchemy", "starlette", "typer", "uvicorn", "websockets", "_multiprocessing",
}

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())

def plain(read):
    """What was read, as data."""
    if isinstance(read, list):
        return [plain(each) for each in read]
    if isinstance(read, dict):
        return {key: plain(each) for key, each in read.items()}
    return {name: plain(value) for name, value in vars(read).items()} if hasattr(read, "__dict__") else read
'''
